import { holdApp, untilHydrated } from '../setup/hydration.ts';
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
