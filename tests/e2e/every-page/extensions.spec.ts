import { contactFormTexts } from '../../../src/content/message-texts.ts';
import { fillContactForm } from '../setup/contact-form.ts';
import { holdApp, openHydrated, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

test('attributes that an extension sets before hydration, and elements around the page, do no harm', async ({
  page,
}) => {
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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
});

// Before hydration: altered-page.spec.ts.
test('elements that an extension adds and removes after hydration leave a page that works', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await openHydrated(page, '/contact');
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input')) {
      field.after(document.createElement('password-button'));
    }
    document.querySelector('main')?.prepend(document.createElement('shopping-bar'));
    // An ad blocker takes the counter for a tracker.
    document.querySelector('footer p[data-needs-script]')?.remove();
  });
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(contactFormTexts.oneMore)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
});
