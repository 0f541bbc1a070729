import type { Locator, Page } from '@playwright/test';
import { openPhoto, lightbox, photoLinks } from '../setup/lightbox.ts';
import { openHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { openSponsorshipDialog } from '../setup/sponsorship-dialog.ts';

const BLUE = 'rgb(26, 90, 128)';
/** On a dark ground. src/styles/tokens.test.ts measures both on their grounds. */
const SUN = 'rgb(246, 181, 46)';

type Controls = Record<string, [find: (page: Page) => Locator, ring: string]>;

const header = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');

/** One control of each kind, and the colour of its ring. */
const kinds: Record<string, Controls> = {
  '/': {
    'the logo': [(page) => header(page).getByRole('link', { name: 'home page' }), BLUE],
    'a button of the header': [(page) => header(page).getByRole('button', { name: 'Menu' }), BLUE],
    'a link like a button': [
      (page) => main(page).getByRole('link', { name: 'Sponsor a Child' }).first(),
      BLUE,
    ],
    'a dot of the hero': [(page) => main(page).getByRole('button', { name: /^Show/ }).last(), BLUE],
    'a link of the footer': [
      (page) => page.getByRole('contentinfo').getByRole('link').first(),
      SUN,
    ],
  },
  '/gallery': {
    'a filter': [(page) => main(page).getByRole('button', { pressed: true }), BLUE],
    'a photo': [(page) => photoLinks(page).first(), BLUE],
  },
  '/get-involved': {
    'a tab': [(page) => page.getByRole('tab', { selected: true }), BLUE],
    'a row that is copied': [
      (page) => main(page).getByRole('button', { name: /^Copy/ }).first(),
      BLUE,
    ],
    'a gift': [(page) => main(page).locator('a[href^="/give#"]').first(), BLUE],
  },
  '/give': {
    'a radio': [(page) => main(page).getByRole('radio', { name: 'Every month' }), BLUE],
    'a list of choices': [(page) => main(page).getByLabel('One of our programs'), BLUE],
    'a fold': [(page) => main(page).locator('summary:visible').first(), BLUE],
  },
  '/contact': {
    'a text field': [(page) => page.getByLabel('Name', { exact: true }), BLUE],
    'a large text field': [(page) => page.getByLabel('Message', { exact: true }), BLUE],
    'a button that sends': [(page) => page.getByRole('button', { name: 'Send message' }), BLUE],
  },
};

/** As it is drawn, and the box that cuts it off at a side. */
function ringOf(control: Locator) {
  return control.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
    const width = Number.parseFloat(outlineWidth);
    const reach = Number.parseFloat(outlineOffset) + width - 1;
    const { left, right } = element.getBoundingClientRect();
    let cutBy: string | null = null;
    for (let box = element.parentElement; box; box = box.parentElement) {
      const outer = box.getBoundingClientRect();
      const clips = /hidden|clip/.test(getComputedStyle(box).overflowX);
      if (clips && (left - reach < outer.left || right + reach > outer.right))
        cutBy = box.className;
    }
    return { style: outlineStyle, isWide: width >= 2, color: outlineColor, cutBy };
  });
}

/** WCAG 2.2 §2.4.13. */
async function expectRing(control: Locator, color: string) {
  // After a key the focus has a ring.
  await control.page().keyboard.press('Shift');
  await control.focus();
  await expect.soft(control).toBeFocused();
  expect.soft(await ringOf(control)).toEqual({ style: 'solid', isWide: true, color, cutBy: null });
}

for (const [path, controls] of Object.entries(kinds))
  test(`each kind of control on ${path} has a whole ring when it has the focus`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    for (const [kind, [find, ring]] of Object.entries(controls))
      await test.step(kind, () => expectRing(find(page), ring));
  });

test('controls of the menu and of dialogs have a whole ring when they have the focus', async ({
  page,
}) => {
  await openHydrated(page, '/gallery');
  await header(page).getByRole('button', { name: 'Menu' }).click();
  await expectRing(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first(), BLUE);
  await page.keyboard.press('Escape');
  await openPhoto(page, 0);
  await expectRing(lightbox(page).close, SUN);
  await page.goto('/children');
  const dialog = await openSponsorshipDialog(page);
  await expectRing(dialog.getByLabel('Payment frequency'), BLUE);
  await expectRing(dialog.getByRole('button', { name: 'Cancel' }), BLUE);
});
