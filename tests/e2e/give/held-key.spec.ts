import type { Page } from '@playwright/test';
import { launchOptions } from '../../../tools/browser/launch-options.ts';
import { amounts, comeFromChildren, expectAddress, expectGift, take } from '../setup/giving.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';

// Playwright lifts the limit that visitors' browsers have: two hundred changes of an entry in ten seconds.
const ignoreDefaultArgs = ['--disable-ipc-flooding-protection'];
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs } });

/** A held key presses thirty times a second. Returns how often the address has followed at once. */
function holdArrowKey(page: Page): Promise<number> {
  return amounts(page).evaluate((group) => {
    const radios = group.querySelectorAll<HTMLInputElement>('[name=amount]');
    let written = 0;
    for (let press = 1; press <= 302; press += 1) {
      const before = location.href;
      radios[press % 3]?.click();
      if (location.href !== before) written += 1;
    }
    return written;
  });
}

test('an arrow key that is held for ten seconds loses no gift, and the links to other pages work', async ({
  page,
}) => {
  await comeFromChildren(page);
  await take(page, { purpose: 'A week of meals' });
  // 302 leaves the remainder 2 by 3: the third.
  const last = 'KSH 13,000 every year for four weeks of meals';
  await test.step('the address follows at once, but not each time', async () => {
    const times = await holdArrowKey(page);
    expect(times).toBeGreaterThan(20);
    expect(times).toBeLessThan(100);
    await expectGift(page, last);
  });

  await test.step('the last gift is there after another page and Back', async () => {
    await footerLink(page, '/about').click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expectGift(page, last);
  });

  await test.step('the address follows by itself, so a reload finds the gift', async () => {
    await take(page, { place: 0 });
    await holdArrowKey(page);
    await expectAddress(page, 'kes-13000-annual-for-meals');
    await page.reload();
    await untilHydrated(page);
    await expectGift(page, last);
  });
});
