import { pageAt } from '../../../src/site-map.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { footerLink } from '../setup/main-links.ts';
import { INSTANT } from '../../instant.ts';
import { expect, test } from '../setup/site-test.ts';
import { openHydrated, untilHydrated } from '../setup/hydration.ts';
import { bankAccount, paybillName, phoneLinks, phones } from '../../expected-facts.ts';

// Reduced motion keeps axe from measuring a colour in transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a page that fails shows the error, the phone number and a link home', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/The values did not load/);
  await page.route('**/assets/about-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function Component() { throw new Error("The values did not load"); }',
    }),
  );
  await openHydrated(page, '/programs');
  await footerLink(page, '/about').click();

  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(main.getByRole('alert')).toContainText('The values did not load');
  const call = main.getByRole('link', { name: `Call ${phones[0]}` });
  await expect(call).toHaveAttribute('href', phoneLinks[0]);
  await expectAccessible(page, 'the error page');
  await footerLink(page, '/gallery').click();
  await expect(page).toHaveTitle(pageAt('/gallery').title);
  await expect(heading).not.toHaveText(/Error/);
  await page.goBack();
  await expect(heading).toHaveText('Unexpected Application Error!');
  await main.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await untilHydrated(page);
  await expect(heading).not.toHaveText(/Error/);
});

test('a page whose module is gone opens by one full load', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load (?:resource|module script)/);
  const requested: string[] = [];
  const documents = () => requested.filter((it) => it !== 'module');
  page.on('request', (request) => {
    if (request.url().includes('/get-involved-page-')) requested.push('module');
    if (request.isNavigationRequest()) requested.push(new URL(request.url()).pathname);
  });
  for (const isLate of [false, true]) {
    await test.step(`the page opens where ${isLate ? 'nothing' : 'an error page'} answers for its module`, async () => {
      await page.unrouteAll();
      if (isLate) await page.clock.install({ time: INSTANT });
      await openHydrated(page, '/about');
      await page.route('**/assets/get-involved-page-*.js', async (route) => {
        if (!isLate)
          await route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
      });
      requested.splice(0);
      await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).click();
      // The link waits for ten seconds.
      if (isLate) await page.clock.fastForward(10_001);
      await expect.poll(documents).toEqual(['/get-involved']);
      await expect(page).toHaveURL('/get-involved?tab=donate');
      await expect(page).toHaveTitle(pageAt('/get-involved').title);
      await expect(page.locator('#donate')).toBeVisible();

      // The loaded document can't hydrate either, but its links work.
      await expect
        .poll(() => requested.lastIndexOf('module'))
        .toBeGreaterThan(requested.indexOf('/get-involved'));
      await page.getByRole('link', { name: 'Visit', exact: true }).click();
      await expect(page.locator('#visit')).toBeVisible();
      expect(documents()).toEqual(['/get-involved']);
      await page.goBack();
      await expect(page).toHaveURL('/about');
      // A document that arrives later would interrupt the next check.
      await untilHydrated(page);
    });
  }
});

test('a missing page module loses no typed words', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await openHydrated(page, '/contact');
  const message = page.getByLabel('Message', { exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  await message.fill('Hello');
  const isMissing = () =>
    page.route('**/assets/programs-page-*.js', (route) => route.fulfill({ status: 404 }));
  await isMissing();
  await footerLink(page, '/programs').click();
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(
    page.getByText('What you typed is still there, on the page where you typed it.'),
  ).toBeVisible();
  await page.goBack();
  await expect(message).toHaveValue('Hello');
  await page.goForward();
  await expect(
    page.getByText('What you typed is still there, on the page where you typed it.'),
  ).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('Programs');
  await untilHydrated(page);
  await page.goBack();
  await untilHydrated(page);
  await expect(message).toHaveValue('Hello');

  await isMissing();
  await footerLink(page, '/programs').click();
  await expect(heading).toHaveText('Unexpected Application Error!');
  await page.goBack();
  await expect(message).toHaveValue('Hello');
  // Nothing can be lost any more, so the page is loaded in full.
  await message.fill('');
  await footerLink(page, '/programs').click();
  await expect(heading).toHaveText('Programs');

  await openHydrated(page, '/contact');
  await message.fill('Hello');
  await footerLink(page, '/programs').click();
  await expect(heading).toHaveText('Unexpected Application Error!');
  await page.goBack();
  // The same link, once the connection is back.
  await page.unrouteAll();
  await footerLink(page, '/programs').click();
  await expect(heading).toHaveText('Programs');
  await page.goBack();
  await expect(message).toHaveValue('Hello');
});

test('an old tab without its app is reloaded once, unless something is typed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  let answered = 0;
  let gate = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await gate.promise;
    answered += 1;
    await route.fulfill({ status: 404 });
  });
  for (const label of ['Your name', /^Paste the M-PESA message/]) {
    await page.goto('/give');
    await page.getByLabel(label).fill('Amina');
    gate.resolve();
    await expect.poll(() => answered).toBe(1);
    await page.getByRole('radio', { name: /^A week of meals/ }).check();
    await expect(page.getByLabel(label)).toHaveValue('Amina');
    gate = Promise.withResolvers();
    answered = 0;
  }
  expect(documents).toHaveLength(2);

  await page.goto('/give');
  await page.getByRole('radio', { name: /^Medical care/ }).check();
  gate.resolve();
  await expect.poll(() => answered).toBeGreaterThanOrEqual(2);
  await page.getByRole('radio', { name: /^A week of meals/ }).check();
  expect(documents).toHaveLength(4);
});

test(
  'an error outside every error boundary leaves the built page usable',
  { tag: '@thorough' },
  async ({ page, expectedErrors }) => {
    // The page is written again, from its HTML.
    expectedErrors.push(/thrown above the routes/, /rendered again/);
    await page.route('**/assets/entry.client-*.js', async (route) => {
      const response = await route.fetch();
      const props = "useTransitions:!1,get router(){throw new Error('thrown above the routes')}";
      await route.fulfill({
        response,
        body: (await response.text()).replace('useTransitions:!1', props),
      });
    });
    const thrown = page.waitForEvent('console', (message) =>
      message.text().includes('thrown above'),
    );
    await page.goto('/get-involved');
    const copy = page.getByRole('button', { name: paybillName });
    await copy.click();
    await thrown;
    await expect(page.getByText(bankAccount, { exact: true })).toBeVisible();
    await expect(copy).not.toHaveAttribute('aria-busy', 'true');
    await page.getByRole('link', { name: 'Visit', exact: true }).click();
    await expect(page.locator('#visit')).toBeVisible();
  },
);
