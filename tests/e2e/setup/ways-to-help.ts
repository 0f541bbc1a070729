import { expect, type Page } from '@playwright/test';
import { waysToHelp, type WayToHelp } from '../../../src/content/ways-to-help.ts';

const [first, second] = waysToHelp;

/** The way that is shown by default, another one, and the last. */
export const exampleWays: { first: WayToHelp; second: WayToHelp; last: WayToHelp } = {
  first,
  second,
  last: waysToHelp.at(-1) ?? first,
};

/** React has made the links tabs, and this one is selected. */
export async function expectTab(page: Page, label: string) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(label);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(label);
}
