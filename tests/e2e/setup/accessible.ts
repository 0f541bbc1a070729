import { expect, test, type Page } from '@playwright/test';
import axe from 'axe-core';
import { expectContrast } from './seen-texts.ts';

type Axe = typeof axe;

/** All of axe's rules that are neither experimental nor deprecated. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Every exception from axe's rules. The frame of the map holds another site's page. The colour rules take four
// fifths of the time, and can't measure text on a gradient or in an empty field: seen-texts.ts computes all colours.
const DISABLED = ['frame-tested', 'color-contrast', 'color-contrast-enhanced'];

type Options = {
  /** A selector; only this part of the page is checked. */
  within?: string;
};

/**
 * Fails if axe finds a violation or an incomplete check, or a text has too little contrast; `state` names the page's
 * state in the failure.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { within = 'html' }: Options = {},
) {
  await test.step(`${state} is accessible`, async () => {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    const { found, passed } = await page.evaluate(
      async ({ within, tags, disabled }) => {
        // axe takes what lies under the header now for too small; it can be scrolled out of there.
        const header = document.querySelector('header');
        header?.style.setProperty('position', 'relative');
        const results = await window.axe.run(within, {
          runOnly: tags,
          rules: Object.fromEntries(disabled.map((id) => [id, { enabled: false }])),
          // Of the rules that pass one element each is enough.
          resultTypes: ['violations', 'incomplete'],
          iframes: false,
        });
        header?.style.removeProperty('position');
        const lines = (rules: typeof results.violations) =>
          rules.flatMap(({ id, nodes }) =>
            nodes.map(
              ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`,
            ),
          );
        return {
          found: lines([...results.violations, ...results.incomplete]),
          passed: results.passes.length,
        };
      },
      { within, tags: TAGS, disabled: DISABLED },
    );
    expect.soft(found, state).toEqual([]);
    expect(passed).toBeGreaterThan(5);
    await expectContrast(page, state, within);
  });
}

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var axe: Axe;
}
