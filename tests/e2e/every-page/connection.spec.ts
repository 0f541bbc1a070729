import { bootAttributes } from '../../../src/boot-contract.ts';
import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { paybillName } from '../../expected-facts.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { photoAt, photoLinks } from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';
import { stopClock } from '../setup/stopped-clock.ts';

test('a click loads a failed module again, and plain links work where no script arrives', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await context.grantPermissions(['clipboard-write']);
  for (const missing of ['packages', 'get-involved-page']) {
    await test.step(`a click loads the failed module ${missing} again`, async () => {
      const app = `**/assets/${missing}-*.js`;
      await page.route(app, (route) => route.abort('internetdisconnected'));
      const failed = page.waitForEvent('requestfailed', (it) => it.url().includes(missing));
      await page.goto('/get-involved');
      await page.keyboard.press('Shift');
      await failed;
      const copy = page.getByRole('button', { name: paybillName });
      await copy.click();
      await expect(copy).not.toHaveAttribute('aria-busy', 'true');
      await expect(copy).toHaveText(/^Copy /);
      await page.unroute(app);
      await copy.click();
      await expect(copy).toHaveText(/^Copied ✓/);
      await untilHydrated(page);
    });
  }

  await test.step('any input loads the app once the connection is back', async () => {
    const app = '**/assets/packages-*.js';
    await page.route(app, (route) => route.abort('internetdisconnected'));
    const failed = page.waitForEvent('requestfailed', (it) => it.url().includes('packages'));
    await page.goto('/get-involved');
    await page.keyboard.press('Shift');
    await failed;
    await page.unroute(app);
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(page.locator('html[data-hydrated]')).toHaveCount(1, { timeout: 500 });
    }).toPass();
  });

  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/get-involved');
  const ways = page.getByRole('region', { name: 'Six ways to help' });
  for (const { label, title } of waysToHelp) {
    await ways.getByRole('link', { name: label, exact: true }).click();
    await expect(ways.getByRole('heading', { level: 3 })).toHaveText(title);
  }
  await page.unroute('**/assets/*.js');
  await page.route('**/assets/entry.client-*.js', (route) => route.abort());
  await page.goto('/gallery');
  // The browser's own document around a picture.
  expectedErrors.push(/Applying inline style/, /ViewTransition opt-in/);
  await photoLinks(page).first().click();
  await expect(page).toHaveURL(new RegExp(`/gallery/${photoAt(0)}-\\d+\\.\\w+\\.jpg$`));
});

test(
  'the app starts where the connection is cut once its modules have arrived',
  { tag: '@thorough' },
  async ({ page, context, expectedErrors }) => {
    // The visit counter finds no connection.
    expectedErrors.push(/Failed to load resource/);
    await page.addInitScript(() => {
      const { promise, resolve } = Promise.withResolvers<void>();
      Object.assign(window, { goOn: resolve, arrived: 0 });
      // oxlint-disable-next-line typescript/unbound-method -- called below with the answer it is for
      const { blob } = Response.prototype;
      Response.prototype.blob = async function held() {
        const body = await blob.call(this);
        Reflect.set(window, 'arrived', Reflect.get(window, 'arrived') + 1);
        await promise;
        return body;
      };
    });
    await page.goto('/about');
    const names = await page
      .locator(`[${bootAttributes.hydrationModules}]`)
      .getAttribute(bootAttributes.hydrationModules);
    await page.keyboard.press('Shift');
    await page.waitForFunction(
      (count) => Reflect.get(window, 'arrived') === count,
      names?.split(' ').length,
    );
    await context.setOffline(true);
    await page.evaluate('goOn()');
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  },
);

test('a press does not wait for modules that never come', async ({ page, expectedErrors }) => {
  // The browser's own document around a picture.
  expectedErrors.push(/Applying inline style/, /ViewTransition opt-in/);
  const release = await holdApp(page);
  await stopClock(page);
  for (const path of ['/gallery', '/get-involved']) {
    await test.step(`a press on ${path} ends its wait after eight seconds`, async () => {
      await page.goto(path);
      const isGallery = path === '/gallery';
      const copy = page.getByRole('button', { name: paybillName });
      const control = isGallery ? photoLinks(page).first() : copy;
      await control.click();
      await expect(control).toHaveAttribute('aria-busy', 'true');
      // A phone has no cursor that could show it.
      expect(await control.evaluate((it) => it.getAnimations().length)).toBe(1);
      // A slow app may take this long.
      await page.clock.runFor(4000);
      await expect(control).toHaveAttribute('aria-busy', 'true');
      await page.clock.runFor(4000);
      if (isGallery) {
        await expect(page).toHaveURL(/\.jpg$/);
        return;
      }
      const notice = page.getByRole('alert');
      await expect(copy).not.toHaveAttribute('aria-busy', 'true');
      await expect(notice).toHaveText(
        'That did not work yet. Check your connection and try again.',
      );
      await expect(notice).toBeInViewport({ ratio: 1 });
      release();
      await untilHydrated(page);
      await expect(notice).toBeHidden();
    });
  }
});
