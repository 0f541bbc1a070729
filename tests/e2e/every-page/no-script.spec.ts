import type { Page } from '@playwright/test';
import { sitePages } from '../../../src/site-map.ts';
import { pay } from '../setup/giving.ts';
import { expectPaymentDetails } from '../setup/payment-details.ts';
import { expect, test } from '../setup/site-test.ts';
import { waysToHelp } from '../../../src/content/ways-to-help.ts';

// tests/site covers the content of the built pages.
test.use({ javaScriptEnabled: false });

test('without script every page can be read, shows no button that needs script, and leads on @journey', async ({
  page,
}) => {
  for (const { path } of sitePages) {
    await test.step(path, async () => {
      await page.goto(path === '/get-involved' ? `${path}?tab=donate` : path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Donate Now' }),
      ).toBeVisible();
      // Without the hidden headings of closed dialogs.
      const headings = main.locator('h2:not(dialog *)');
      await expect(headings.filter({ visible: true })).toHaveCount(await headings.count());
      await expect(page.getByText('Site visits')).toBeHidden();
      // These the browser handles itself.
      const answered = ':is([popovertarget], [command], form [type=submit])';
      await expect(page.locator(`button:not(${answered}):visible`)).toHaveCount(0);
      await more[path]?.(page);
    });
  }
});

const more: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await button.click();
    await menu.locator('a[href="/about"]').click();
    await expect(page).toHaveURL('/about');
    await button.press('Enter');
    await menu.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(menu).toBeVisible();
  },
  '/get-involved': async (page) => {
    for (const { title } of waysToHelp) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Visit', exact: true }).first().click();
    await expect(page.locator('#visit').getByRole('heading').first()).toBeInViewport();
    await page.getByRole('link', { name: 'View Payment Options' }).click();
    await expect(page.getByRole('heading', { name: 'How to Donate' })).toBeInViewport();
    await expectPaymentDetails(page.locator('#how-to-donate'));
  },
  '/give': async (page) => {
    await expect(page.getByRole('cell', { name: '12 × KSH 2,000' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'any amount' })).toBeVisible();
    await expectPaymentDetails(pay(page));
    await expect(page.getByRole('group', { name: 'Choose' }).getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Send by e-mail']);
    const tellUs = page.getByRole('group', { name: 'Tell us' });
    await expect(tellUs.getByLabel('Which day did you pay?')).toBeHidden();
    await tellUs.getByRole('radio', { name: 'Through a bank' }).check();
    for (const label of ['What is it for?', 'Which day did you pay?', 'Your bank’s reference'])
      await expect(tellUs.getByLabel(label)).toBeVisible();
  },
  '/contact': async (page) => {
    const visit = page.getByRole('region', { name: 'Ask for a day to visit' });
    await expect(visit.getByRole('button', { name: 'Ask by e-mail' })).toBeVisible();
    await expect(visit.locator('summary')).toBeHidden();
  },
};
