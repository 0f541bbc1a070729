import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page, or its part `within`, breaks none of axe's rules now; `state` names it in a failure. */
export async function expectAccessible(page: Page, state: string, within = 'html') {
  await test.step(`${state} is accessible`, async () => {
    // In one go: no page of ours shows a frame of ours.
    const { violations, passes } = await new AxeBuilder({ page })
      .setLegacyMode()
      .include(within)
      .withTags(TAGS)
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    expect.soft(found, state).toEqual([]);
    expect(passes.length).toBeGreaterThan(10);
  });
}
