import type { Page } from '@playwright/test';
import { expectClosed, expectPhoto, lightbox } from '../setup/lightbox.ts';
import { servePageInPieces } from '../setup/page-in-pieces.ts';
import { stopClock } from '../setup/stopped-clock.ts';
import { expect, test } from '../setup/site-test.ts';
import { holdApp, clickDuringHydration, untilHydrated } from '../setup/hydration.ts';

function keepRequestedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname.replace(/-[\w-]{8}\.js$/, ''));
  });
  return scripts;
}

test('the page itself asks for one small script, and for nothing ahead of it', async ({ page }) => {
  const response = await page.request.get('/');
  const html = await response.text();
  expect(html.match(/<script[^>]+src="[^"]+"/g)).toHaveLength(1);
  expect(html).toMatch(/<script type="module" async src="\/assets\/boot-[^"]+\.js"/);
  expect(html).not.toContain('modulepreload');
});

test('the app is not asked for until a hand comes near', async ({ page }) => {
  await stopClock(page);
  const scripts = keepRequestedScripts(page);
  await page.goto('/programs');
  await expect.poll(() => scripts).toEqual(['/assets/boot']);
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 400);
  expect(scripts).toEqual(['/assets/boot']);

  await page.keyboard.press('Tab');
  await untilHydrated(page);
  expect(scripts).toContain('/assets/entry.client');
});

test('the app is asked for once the page has loaded and is idle', async ({ page }) => {
  const lastPicture = Promise.withResolvers<void>();
  await page.route('**/icon.svg', async (route) => {
    await lastPicture.promise;
    await route.continue();
  });
  const scripts = keepRequestedScripts(page);
  await page.goto('/programs', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => scripts).toEqual(['/assets/boot']);
  lastPicture.resolve();
  await untilHydrated(page);
  expect(scripts.filter((script) => script === '/assets/entry.client')).toHaveLength(1);
});

test('a press on a sponsor button opens the dialog of the right child [fault 43]', async ({
  page,
}) => {
  const letAppCome = await holdApp(page);
  await page.goto('/children');
  await page.getByRole('button', { name: "Support Graduation Students's Education" }).click();
  const dialog = page.getByRole('dialog', { name: 'Support Graduation Students' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Full name').fill('Jane Wanjiru');
  await dialog.getByLabel('Payment frequency').selectOption('quarterly');
  await dialog.getByLabel('Annual support amount').selectOption('custom');
  await expect(dialog.getByLabel('Your amount')).toBeVisible();

  letAppCome();
  await untilHydrated(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Jane Wanjiru');
  await expect(dialog.getByLabel('Payment frequency')).toHaveValue('quarterly');
  await dialog.getByLabel('Your amount').fill('200');
  await expect(dialog.getByRole('status')).toHaveText('4 payments of $50 a year');
});

test('without invoker commands a press on a sponsor button is kept [fault 43]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    // What such an engine does with the attribute: nothing.
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  const letAppCome = await holdApp(page);
  await page.goto('/children');
  const button = page.getByRole('button', { name: "Support Children at Play's Education" });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toBeHidden();
  letAppCome();
  await expect(page.getByRole('dialog', { name: 'Support Children at Play' })).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('on a page that is half there a press is kept, and nothing is taken over before the rest has come [fault 69]', async ({
  page,
  baseURL,
  allowedOutside,
}) => {
  const end = 's Education</button>';
  await using half = await servePageInPieces(baseURL ?? '', '/children', (html) => {
    const middle = html.indexOf(end) + end.length;
    return [html.slice(0, middle), html.slice(middle)];
  });
  allowedOutside.push(new RegExp(`^${half.origin}/`));
  const scripts = keepRequestedScripts(page);
  await page.goto(`${half.origin}/children`, { waitUntil: 'commit' });
  const app = page.waitForResponse(/\/assets\/entry\.client-/);
  // The boot module is there when it answers.
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(scripts).toContain('/assets/entry.client');
  }).toPass();
  const button = page.getByRole('button', { name: "Support Children at Play's Education" });
  await button.click();
  await (await app).finished();
  await expect(button).toHaveAttribute('aria-busy', 'true');

  half.sendPiece();
  await expect(page.getByRole('dialog', { name: 'Support Children at Play' })).toBeVisible();
  await untilHydrated(page);
});

test('a press on the pause button is played back once [fault 43]', async ({ page }) => {
  const letAppCome = await holdApp(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause slideshow' }).click();
  letAppCome();
  await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
});

test('a press on a filter is played back [fault 43]', async ({ page }) => {
  const letAppCome = await holdApp(page);
  await page.goto('/gallery');
  const filter = page.getByRole('button', { name: /^Spiritual/ });
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'false');
  letAppCome();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
});

for (const moment of ['begins', 'finishes'] as const) {
  test.describe(`a press as React ${moment} taking over the page [fault 71]`, () => {
    test('pauses the slideshow, and does not start it again', async ({ page }) => {
      await clickDuringHydration(page, moment, 'Pause slideshow');
      await page.goto('/');
      await untilHydrated(page);
      const play = page.getByRole('button', { name: 'Play slideshow' });
      await expect(play).toBeVisible();
      await expect(play).not.toHaveAttribute('aria-busy');
    });

    test('opens a photo once, so that one Close closes it', async ({ page }) => {
      await clickDuringHydration(page, moment, 'The playground');
      await page.goto('/gallery');
      await expectPhoto(page, 1);
      await untilHydrated(page);
      await lightbox(page).close.click();
      await expectClosed(page);
    });

    test('chooses a way to help, and it stays chosen', async ({ page }) => {
      await clickDuringHydration(page, moment, 'Volunteer');
      await page.goto('/get-involved');
      await untilHydrated(page);
      await expect(page).toHaveURL('/get-involved?tab=volunteer');
      const tab = page.getByRole('tab', { name: 'Volunteer' });
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name: 'Volunteer' })).toBeVisible();
    });
  });
}

test('a link is a link [fault 43]', async ({ page }) => {
  await holdApp(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Learn More About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});
