import type { Page } from '@playwright/test';
import { heroPhotos } from '../../../../src/content/page-texts/home.ts';
import { dotName, expectPicture, expectTurnOf, openHero, untilLoaded } from '../../setup/hero.ts';
import { expect, test } from '../../setup/site-test.ts';

// The W3C's ARIA practices for a carousel that rotates by itself, with a group of buttons that choose
// the slide. What pointer, clock and hidden tab do is in home/hero.spec.ts.

const total = heroPhotos.length;
const dots = heroPhotos.map((_slug, index) => dotName(index + 1));

/** The names of what Tab reaches inside the carousel, in order. */
async function tabStops(page: Page): Promise<string[]> {
  const hero = page.getByRole('region', { name: 'Welcome to the home' });
  const names: string[] = [];
  await focusBeforeHero(page);
  await page.keyboard.press('Tab');
  while ((await hero.locator(':focus').count()) > 0) {
    const focused = hero.locator(':focus');
    names.push((await focused.getAttribute('aria-label')) ?? (await focused.innerText()));
    await page.keyboard.press('Tab');
  }
  return names;
}

/** The menu's button on a phone: the last stop of the header. */
function focusBeforeHero(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Menu' }).focus();
}

test('Tab goes to the pause button, the dots and the links, and stops the rotation until asked; Space and Enter on a dot show its picture, and no hidden one is there', async ({
  page,
}) => {
  const hero = await openHero(page);
  await untilLoaded(page, 2);
  await focusBeforeHero(page);
  await page.keyboard.press('Tab');
  await expect(hero.getByRole('button', { name: 'Play slideshow' })).toBeFocused();
  await page.clock.runFor(60_000);
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(60_000);
  await expectPicture(page, 1);
  await expect
    .poll(() => tabStops(page))
    .toEqual(['Play slideshow', ...dots, 'Sponsor a Child', 'Learn More About Us']);

  await focusBeforeHero(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(hero.getByRole('button', { name: 'Pause slideshow' })).toBeFocused();
  await expectTurnOf(page, 2);
  await expect(hero.locator('[aria-roledescription=slide]')).not.toHaveCount(1);
  await expect(hero.getByRole('group', { name: /^\d+ of/ })).toHaveAccessibleName(`2 of ${total}`);
  await expect(hero.getByRole('img')).toHaveCount(1);
  for (const [key, number] of [
    ['Space', total],
    ['Enter', 1],
  ] as const) {
    const dot = hero.getByRole('button', { name: dotName(number) });
    await dot.focus();
    await page.keyboard.press(key);
    await expectPicture(page, number);
    await expect(dot).toBeFocused();
  }
});
