import type { Page } from '@playwright/test';
import { expectPicture, expectTurnOf, openHero, untilLoaded } from '../../setup/hero.ts';
import { expect, test } from '../../setup/site-test.ts';

// After the W3C's ARIA practices: a carousel that turns by itself, with a group of buttons that
// choose the slide. (hero.spec.ts holds what pointer, clock and hidden tab do.)

const picture = (number: number) => `Show picture ${number} of 5`;

/** The names of what Tab reaches inside the carousel, in order, from what stands before it. */
async function tabStops(page: Page): Promise<string[]> {
  const hero = page.getByRole('region', { name: 'Welcome to the home' });
  const names: string[] = [];
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).focus();
  await page.keyboard.press('Tab');
  while ((await hero.locator(':focus').count()) > 0) {
    const focused = hero.locator(':focus');
    names.push((await focused.getAttribute('aria-label')) ?? (await focused.innerText()));
    await page.keyboard.press('Tab');
  }
  return names;
}

test('Tab goes to the pause button first, then to the dots, then to the links', async ({
  page,
}) => {
  await openHero(page);
  await expect
    .poll(() => tabStops(page))
    .toEqual([
      'Play slideshow',
      ...[1, 2, 3, 4, 5].map(picture),
      'Sponsor a Child',
      'Learn More About Us',
    ]);
});

test('the rotation stops when a key brings the focus in, and starts again only when asked [fault 17]', async ({
  page,
}) => {
  const hero = await openHero(page);
  await untilLoaded(page, 2);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).focus();
  await page.keyboard.press('Tab');
  const control = hero.getByRole('button', { name: 'Play slideshow' });
  await expect(control).toBeFocused();
  await page.clock.runFor(60_000);
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(60_000);
  await expectPicture(page, 1);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(hero.getByRole('button', { name: 'Pause slideshow' })).toBeFocused();
  await expectTurnOf(page, 2);
});

for (const key of ['Space', 'Enter']) {
  test(`${key} on a dot shows its picture and leaves the focus there`, async ({ page }) => {
    const hero = await openHero(page);
    const dot = hero.getByRole('button', { name: picture(4) });
    await dot.focus();
    await page.keyboard.press(key);
    await expectPicture(page, 4);
    await expect(dot).toBeFocused();
  });
}

test('says by role, state and name what it is; a picture out of turn is not there', async ({
  page,
}) => {
  const hero = await openHero(page);
  await untilLoaded(page, 2);
  await expect(hero).toHaveAttribute('aria-roledescription', 'carousel');
  await hero.getByRole('button', { name: picture(2) }).click();
  await expect(hero.locator('[aria-roledescription=slide]')).not.toHaveCount(1);
  await expect(hero).toMatchAriaSnapshot(`
    - region "Welcome to the home":
      - /children: equal
      - group "Pictures":
        - /children: equal
        - button "Pause slideshow"
        - button "Show picture 1 of 5"
        - button "Show picture 2 of 5"
        - button "Show picture 3 of 5"
        - button "Show picture 4 of 5"
        - button "Show picture 5 of 5"
      - group "2 of 5":
        - img
      - heading [level=1]
      - paragraph
      - link "Sponsor a Child"
      - link "Learn More About Us"
  `);
});
