import type { Page } from '@playwright/test';
import {
  clickDuringHydration,
  holdApp,
  openHydrated,
  untilHydrated,
  untilHydratedByItself,
} from '../setup/hydration.ts';
import { expectClosed, expectPhoto, lightbox, photoAt } from '../setup/lightbox.ts';
import { servePageInPieces } from '../setup/page-in-pieces.ts';
import { expect, test } from '../setup/site-test.ts';
import { groupToSponsor, sponsorButton } from '../setup/sponsorship-dialog.ts';
import { stopClock } from '../setup/stopped-clock.ts';
import { photoCaptions } from '../../../src/content/photo-captions.generated.ts';

function keepRequestedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname.replace(/-[\w-]{8}\.js$/, ''));
  });
  return scripts;
}

test('the app is not fetched before an input; scrolling and the pointer are none', async ({
  page,
}) => {
  await stopClock(page);
  const scripts = keepRequestedScripts(page);
  await page.goto('/programs');
  await expect.poll(() => scripts).toEqual(['/assets/boot']);
  await page.mouse.move(100, 100);
  await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
  expect(scripts).toEqual(['/assets/boot']);

  await page.keyboard.press('Tab');
  await untilHydratedByItself(page);
  expect(scripts).toContain('/assets/entry.client');
});

test('the app is fetched once the page has loaded and is idle', async ({ page }) => {
  const icon = Promise.withResolvers<void>();
  await page.route('**/icon.svg', async (route) => {
    await icon.promise;
    await route.continue();
  });
  const scripts = keepRequestedScripts(page);
  await page.goto('/programs', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => scripts).toEqual(['/assets/boot']);
  icon.resolve();
  await untilHydratedByItself(page);
  expect(scripts).toContain('/assets/entry.client');
});

test('a sponsor button opens its dialog before hydration, which keeps what was typed', async ({
  page,
}) => {
  const group = groupToSponsor();
  const release = await holdApp(page);
  await page.goto('/children');
  await sponsorButton(page, group).click();
  const dialog = page.getByRole('dialog', { name: `Support ${group}` });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Full name').fill('Jane Wanjiru');
  await dialog.getByLabel('Payment frequency').selectOption('quarterly');

  release();
  await untilHydrated(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Jane Wanjiru');
  await expect(dialog.getByRole('status')).toHaveText(/^4 payments of/);
});

test('without invoker commands the click on a sponsor button is kept', async ({ page }) => {
  const group = groupToSponsor();
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    // Such an engine ignores the attribute.
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  const release = await holdApp(page);
  await page.goto('/children');
  const button = sponsorButton(page, group);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await expect(page.getByRole('dialog', { name: `Support ${group}` })).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('on a page that has come in part a click is kept, and React hydrates nothing before the rest has come', async ({
  page,
  baseURL,
  allowedOutside,
}) => {
  const group = groupToSponsor();
  const end = 's Education</button>';
  await using half = await servePageInPieces(baseURL ?? '', '/children', (html) => {
    const middle = html.indexOf(end) + end.length;
    return [html.slice(0, middle), html.slice(middle)];
  });
  allowedOutside.push(new RegExp(`^${half.origin}/`));
  const scripts = keepRequestedScripts(page);
  await page.goto(`${half.origin}/children`, { waitUntil: 'commit' });
  const app = page.waitForResponse(/\/assets\/entry\.client-/);
  // Only once the boot module has run does a key have an effect.
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(scripts).toContain('/assets/entry.client');
  }).toPass();
  const button = sponsorButton(page, group);
  await button.click();
  await (await app).finished();
  await expect(button).toHaveAttribute('aria-busy', 'true');

  half.sendPiece();
  await expect(page.getByRole('dialog', { name: `Support ${group}` })).toBeVisible();
  await untilHydrated(page);
});

for (const moment of ['begins', 'finishes'] as const) {
  test.describe(`a click as hydration ${moment}`, () => {
    test('pauses the slideshow, and does not start it again', async ({ page }) => {
      await clickDuringHydration(page, moment, 'Pause slideshow');
      await openHydrated(page, '/');
      const play = page.getByRole('button', { name: 'Play slideshow' });
      await expect(play).toBeVisible();
      await expect(play).not.toHaveAttribute('aria-busy');
    });

    test('opens a photo once, so that one Close closes it', async ({ page }) => {
      await clickDuringHydration(page, moment, photoCaptions[photoAt(1)].title);
      await page.goto('/gallery');
      await expectPhoto(page, 1);
      await untilHydrated(page);
      await lightbox(page).close.click();
      await expectClosed(page);
    });
  });
}
