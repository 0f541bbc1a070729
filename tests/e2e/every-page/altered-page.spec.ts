import type { Page } from '@playwright/test';
import { pageAt } from '../../../src/site-map.ts';
import { holdApp, untilHydrated, untilHydratedByItself } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';
import { groupToSponsor, sponsorButton } from '../setup/sponsorship-dialog.ts';
import { paybillName } from '../../payment-values.ts';

/** Changes a text before hydration, so that React renders the whole page again. */
async function openAltered(page: Page, path: string): Promise<() => void> {
  const release = await holdApp(page);
  await page.goto(path);
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    if (heading) heading.textContent = 'Altered';
  });
  return release;
}

async function untilRenderedAgain(page: Page) {
  await untilHydratedByItself(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Altered');
}

test.describe('where the page was altered before hydration, an early click or word is not lost:', () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/rendered again/);
  });

  test('an open dialog stays open, with its words and the focus', async ({ page }) => {
    const group = groupToSponsor();
    const release = await openAltered(page, '/children');
    await sponsorButton(page, group).click();
    const dialog = page.getByRole('dialog', { name: `Support ${group}` });
    await dialog.getByLabel('Payment frequency').selectOption('quarterly');
    await dialog.getByLabel('Full name').fill('Jane Wanjiru');
    release();
    await untilRenderedAgain(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Full name')).toHaveValue('Jane Wanjiru');
    await expect(dialog.getByLabel('Full name')).toBeFocused();
    await expect(dialog.getByRole('status')).toHaveText(/^4 payments of/);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });

  test('a payment value is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    const release = await openAltered(page, '/get-involved');
    const copy = page.getByRole('button', { name: paybillName });
    await copy.click();
    release();
    await expect(copy).toHaveText(/^Copied ✓/);
  });

  test('the open menu stays open', async ({ page }) => {
    const release = await openAltered(page, '/about');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    release();
    await untilRenderedAgain(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});

test('an extension that sets attributes before hydration, and wraps a section or removes the counter after it, stops no link and costs no typed word', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/NotFoundError|removeChild/);
  const release = await holdApp(page);
  await page.goto('/contact');
  await page.evaluate(() => {
    document.documentElement.dataset['extension'] = 'on';
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.append(document.createElement('extension-panel'));
    for (const field of document.querySelectorAll('input')) field.dataset['lpignore'] = 'true';
  });
  release();
  await untilHydrated(page);
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('Hello');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.evaluate(() => {
    const section = document.querySelector('main > section:last-of-type');
    const wrapper = document.createElement('reader-tool');
    section?.replaceWith(wrapper);
    if (section) wrapper.append(section);
    // An ad blocker takes the counter for a tracker.
    document.querySelector('footer p[data-needs-script]')?.remove();
  });
  await footerLink(page, '/programs').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
  await expect(page.locator('reader-tool')).toHaveCount(0);
  await expect(page).toHaveTitle(pageAt('/programs').title);
  await page.goBack();
  await expect(message).toHaveValue('Hello');
  expect(loads).toEqual([]);
});
