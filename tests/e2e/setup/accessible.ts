import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type Axe = typeof axe;

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
  elementRef: true,
  iframes: false,
});

/** Fails also if axe is unsure of anything but a contrast. `state` names the page's state in the failure. */
export async function expectAccessible(page: Page, state: string, { within = 'html' } = {}) {
  const { found, passed } = await axeFaults(page, within);
  expect.soft(found, state).toEqual([]);
  expect(passed).toBeGreaterThan(5);
}

export async function axeFaults(page: Page, within = 'html') {
  await loadAxe(page);
  // WCAG 2.2 §2.5.5 for a finger, §2.5.8 for a mouse.
  const minSize = (page.viewportSize()?.width ?? 0) < 1024 ? 44 : 24;
  return await page.evaluate(
    async ({ within, options }) => {
      // axe reports a target under the sticky header as too small, although it can be scrolled from there.
      const header = document.querySelector('header');
      header?.style.setProperty('position', 'relative');
      // What has just scrolled under the pointer changes its colours for 200 ms.
      for (const it of document.getAnimations()) if (it instanceof CSSTransition) it.finish();
      const results = await window.axe.run(within, options);
      header?.style.removeProperty('position');
      // An inline link is as high as its line, and padding may reach under a neighbour. The hero's dots are 24 px
      // wide (§2.5.8): a wider pill would lie over children.
      const isExcepted = ({ element, any: [check] }: (typeof results.violations)[0]['nodes'][0]) =>
        check?.id === 'target-size' &&
        (check.data.messageKey ||
          (element && getComputedStyle(element).display === 'inline') ||
          (element?.closest('[aria-label="Pictures"]') && check.data.width >= 24));
      // axe is unsure of text on a gradient or under a radio that fills its card. src/styles/tokens.test.ts measures
      // these colours.
      const unread = [...document.querySelectorAll('dt, dd')].filter(
        (it) =>
          it.checkVisibility() &&
          [...it.childNodes].every((node) =>
            node instanceof Element
              ? getComputedStyle(node).display.startsWith('inline-')
              : node.textContent?.trim() === '',
          ),
      );
      const unsure = results.incomplete.filter(({ id }) => !id.startsWith('color-contrast'));
      return {
        found: unread
          .map((it) => `Orca skips ${it.outerHTML}`)
          .concat(
            [...results.violations, ...unsure].flatMap(({ id, nodes }) =>
              nodes
                .filter((node) => !isExcepted(node))
                .map(
                  ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`,
                ),
            ),
          ),
        passed: results.passes.length,
      };
    },
    { within, options: optionsFor(minSize) },
  );
}

export async function loadAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var axe: Axe;
}
