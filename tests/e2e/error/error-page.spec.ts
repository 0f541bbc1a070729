import type { Page, Route } from '@playwright/test';
import { organization } from '../../../src/content/organization.ts';
import { expect, test } from '../setup/site-test.ts';
import { untilHydrated } from '../setup/hydration.ts';

const [phone] = organization.phones;

/** Presses a link of the footer, which stands on every page and at every width. */
async function followLink(page: Page, name: string) {
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Quick links' });
  await footer.getByRole('link', { name }).click();
}

test('a page that fails while it is drawn says so, with the phone and the way home [fault 45]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/The values did not come/);
  await page.route('**/assets/about-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function AboutPage() { throw new Error("The values did not come"); }',
    }),
  );
  await page.goto('/programs');
  await untilHydrated(page);
  await followLink(page, 'About Us');

  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(main.getByText('The values did not come')).toBeVisible();
  await expect(main.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll(' ', '')}`,
  );
  await expect(page.getByRole('banner')).toBeVisible();

  await followLink(page, 'Gallery');
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await main.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Error/);
});

const failures: Record<string, (route: Route) => Promise<void>> = {
  'is gone': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  'is answered as HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
  'cannot be fetched': (route) => route.abort('internetdisconnected'),
  'is half a script': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const GetInvolved' }),
};

for (const [name, fail] of Object.entries(failures)) {
  test(`a page whose script ${name} is loaded whole, once [fault 44]`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load (?:resource|module script)/);
    const asked: string[] = [];
    const documents = () => asked.filter((it) => it !== 'script');
    await page.goto('/about');
    await untilHydrated(page);
    await page.route('**/assets/get-involved-page-*.js', fail);
    page.on('request', (request) => {
      if (request.url().includes('/get-involved-page-')) asked.push('script');
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
    });
    await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).click();
    await expect.poll(documents).toEqual(['/get-involved']);
    await expect(page).toHaveURL('/get-involved?tab=donate');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Involved');
    await expect(
      page.getByRole('heading', { name: 'Give once, or whenever you can' }),
    ).toBeVisible();

    // The loaded page can't wake either, stays as it is, and works as a document.
    await expect
      .poll(() => asked.lastIndexOf('script'))
      .toBeGreaterThan(asked.indexOf('/get-involved'));
    await page.getByRole('link', { name: 'Visit', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Come and see for yourself' })).toBeVisible();
    expect(documents()).toEqual(['/get-involved']);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
}
