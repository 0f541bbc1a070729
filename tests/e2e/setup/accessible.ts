import { expect, test, type Page } from '@playwright/test';
import axe from 'axe-core';

type Axe = typeof axe;

/** All of axe's rules that are neither experimental nor deprecated. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOR_RULES = ['color-contrast', 'color-contrast-enhanced'];

// Every exception from axe's rules.
const EXCEPTIONS = {
  // The frame of the map holds another site's page.
  always: ['frame-tested'],
  // axe can't measure text near a pseudo-element (the spikes), on a gradient (a select's arrow) or in
  // an empty field, and reports it as incomplete: contrast-and-focus.spec.ts computes all of these.
  incomplete: COLOR_RULES,
};

type Options = {
  /** A selector; only this part of the page is checked. */
  within?: string;
  /**
   * False leaves out the colour rules, which take four fifths of the time, where another check of the
   * same page has applied them. Under forced colours they would read colours that nobody sees.
   */
  colors?: boolean;
};

/** Fails if axe finds a violation or an incomplete check; `state` names the page's state in the failure. */
export async function expectAccessible(
  page: Page,
  state: string,
  { within = 'html', colors = true }: Options = {},
) {
  await test.step(`${state} is accessible`, async () => {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    const disabled = [...EXCEPTIONS.always, ...(colors ? [] : COLOR_RULES)];
    const { found, incomplete, passed } = await page.evaluate(
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
            nodes.map(({ target, failureSummary }) => ({
              id,
              line: `${id}: ${target.join(' ')}: ${failureSummary}`,
            })),
          );
        return {
          found: lines(results.violations),
          incomplete: lines(results.incomplete),
          passed: results.passes.length,
        };
      },
      { within, tags: TAGS, disabled },
    );
    const doubts = incomplete.filter(({ id }) => !EXCEPTIONS.incomplete.includes(id));
    expect
      .soft(
        [...found, ...doubts].map(({ line }) => line),
        state,
      )
      .toEqual([]);
    expect(passed).toBeGreaterThan(5);
  });
}

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var axe: Axe;
}
