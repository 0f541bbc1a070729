import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type FaultyNode = Results['violations'][number]['nodes'][number];

/** All rules of axe that are neither experimental nor deprecated. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Counts no space around a target. */
const optionsFor = (minSize: number) => ({
  runOnly: TAGS,
  // The map's frame holds another site's page.
  rules: { 'frame-tested': { enabled: false } },
  checks: {
    // No pseudo-element of the site is the background of a text.
    'color-contrast': { options: { ignorePseudo: true } },
    'color-contrast-enhanced': { options: { ignorePseudo: true } },
    'target-size': { options: { minSize } },
    'target-offset': { enabled: false },
  },
  iframes: false,
});

/** Fails also if axe is unsure of anything but a contrast. `state` names the page's state in the failure. */
export async function expectAccessible(page: Page, state: string, { within = 'html' } = {}) {
  const { found, passed } = await axeFaults(page, within);
  expect.soft(found, state).toEqual([]);
  expect(passed).toBeGreaterThan(5);
}

export async function axeFaults(page: Page, within = 'html') {
  // WCAG 2.2 §2.5.5 for a finger, §2.5.8 for a mouse.
  const minSize = (page.viewportSize()?.width ?? 0) < 1024 ? 44 : 24;
  // axe reports a target under the sticky header as too small, although it can be scrolled from there.
  await setHeaderPosition(page, 'relative');
  const { violations, incomplete, passes } = await new AxeBuilder({ page })
    .include(within)
    .options(optionsFor(minSize))
    // In the page itself. Otherwise a second tab opens for each run, and takes the focus.
    .setLegacyMode()
    .analyze();
  await setHeaderPosition(page, '');
  // axe is unsure of text on a gradient or under a radio that fills its card. src/styles/tokens.test.ts measures
  // these colours.
  const unsure = incomplete.filter(({ id }) => !id.startsWith('color-contrast'));
  const found = await unreadTerms(page);
  for (const { id, nodes } of [...violations, ...unsure])
    for (const node of nodes)
      if (!(await isExcepted(page, node)))
        found.push(`${id}: ${node.target.join(' ')}: ${node.failureSummary}`);
  return { found, passed: passes.length };
}

async function setHeaderPosition(page: Page, position: 'relative' | '') {
  await page.evaluate((position) => {
    document.querySelector('header')?.style.setProperty('position', position);
    // What has just scrolled under the pointer changes its colours for 200 ms.
    for (const it of document.getAnimations()) if (it instanceof CSSTransition) it.finish();
  }, position);
}

/**
 * An inline link is as high as its line, and padding may reach under a neighbour. The hero's dots are 24 px wide
 * (§2.5.8): a wider pill would lie over children.
 */
async function isExcepted(page: Page, { any: [check], target }: FaultyNode): Promise<boolean> {
  if (check?.id !== 'target-size') return false;
  if (check.data.messageKey) return true;
  const element = page.locator(target.join(' '));
  const { isInline, isDot } = await element.evaluate((it) => ({
    isInline: getComputedStyle(it).display === 'inline',
    isDot: it.closest('[aria-label="Pictures"]') !== null,
  }));
  return isInline || (isDot && check.data.width >= 24);
}

/** Orca skips a term or a description without words of its own. */
function unreadTerms(page: Page): Promise<string[]> {
  return page
    .locator('dt:visible, dd:visible')
    .evaluateAll((terms) =>
      terms
        .filter((it) =>
          [...it.childNodes].every((node) =>
            node instanceof Element
              ? getComputedStyle(node).display.startsWith('inline-')
              : node.textContent?.trim() === '',
          ),
        )
        .map((it) => `Orca skips ${it.outerHTML}`),
    );
}
