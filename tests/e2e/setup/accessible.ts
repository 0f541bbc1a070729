import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

/** All of axe's rules that are neither experiments nor out of use. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOR_RULES = ['color-contrast', 'color-contrast-enhanced'];

// The one place where a rule is left out.
const LEFT_OUT = {
  // Inside the map's frame stands another site's page.
  always: ['frame-tested'],
  // The browser draws with the visitor's own colours, while axe goes on reading the style sheet's.
  inForcedColors: COLOR_RULES,
  // axe doesn't measure text near a pseudo-element (the spikes), on a gradient (a select's arrow) or
  // in an empty field, and says so: seen.spec.ts computes all of these.
  amongDoubts: COLOR_RULES,
};

/**
 * The page, or its part `within`, breaks none of axe's rules now, and leaves none in doubt; `state`
 * names it in a failure.
 */
export async function expectAccessible(page: Page, state: string, within = 'html') {
  await test.step(`${state} is accessible`, async () => {
    const forced = await page.evaluate(() => window.matchMedia('(forced-colors: active)').matches);
    // In one go: no page of ours shows a frame of ours.
    const { violations, incomplete, passes } = await new AxeBuilder({ page })
      .setLegacyMode()
      // Of what passes, one element a rule is enough.
      .options({ resultTypes: ['violations', 'incomplete'] })
      .include(within)
      .withTags(TAGS)
      .disableRules([...LEFT_OUT.always, ...(forced ? LEFT_OUT.inForcedColors : [])])
      .analyze();
    const doubts = incomplete.filter(({ id }) => !LEFT_OUT.amongDoubts.includes(id));
    const found = [...violations, ...doubts].flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    expect.soft(found, state).toEqual([]);
    expect(passes.length).toBeGreaterThan(10);
  });
}
