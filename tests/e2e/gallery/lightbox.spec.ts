import { gallerySlugs, galleryPhotos } from '../../../src/content/gallery-photos.generated.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expectAnnounced } from '../setup/announced.ts';
import { allPhotos, emptyFilters } from '../setup/gallery-filters.ts';
import { holdApp, openHydrated, untilHydrated } from '../setup/hydration.ts';
import {
  clickFarDown,
  expectClosed,
  expectPhoto,
  lightbox,
  openPhoto,
  photoAt,
  photoLinks,
} from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';

test('the viewer turns the photos by button, key and swipe, and keeps the one shown through a reload and Forward', async ({
  page,
  context,
  expectedErrors,
}) => {
  await page.goto('/gallery');
  await openPhoto(page, 1);
  await expect(page).toHaveURL('/gallery');
  const { dialog, previous, next } = lightbox(page);

  await test.step('the viewer turns by button and key, and not with a modifier', async () => {
    await previous.click();
    await previous.click();
    await expectPhoto(page, -1);
    await next.click();
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, 1);
    const { title, description } = galleryPhotos[photoAt(1)];
    const spoken = `2 of ${gallerySlugs.length}. ${title}. ${description}`;
    await expectAnnounced(page, spoken);
    // With a modifier the key is the browser's.
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      await dialog.dispatchEvent('keydown', { key: 'ArrowRight', [modifier]: true });
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectPhoto(page, -1);
    await expect(next).toBeFocused();
  });

  const swipe = async (x: number, y: number, fingers = 1) => {
    const start = { identifier: 0, clientX: 200, clientY: 300 };
    const end = [{ identifier: 0, clientX: 200 + x, clientY: 300 + y }];
    const touches = Array.from({ length: fingers }, (_, identifier) => ({ ...start, identifier }));
    await dialog.dispatchEvent('touchstart', { touches, changedTouches: touches });
    await dialog.dispatchEvent('touchend', { touches: [], changedTouches: end });
  };

  await test.step('a swipe turns the photo; a tap, two fingers, a scroll or a zoomed page does not', async () => {
    await swipe(-120, 10);
    await expectPhoto(page, 0);
    // Neither a tap nor two fingers nor a vertical scroll turns the photo.
    await swipe(-8, 0);
    await swipe(-120, 10, 2);
    await swipe(-60, 200);
    await swipe(120, -10);
    await expectPhoto(page, -1);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(2);
    await swipe(-120, 10);
    await cdp.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await swipe(-120, 10);
    await expectPhoto(page, 0);
  });

  await test.step('picture and caption agree after quick clicks', async () => {
    await next.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 50; click += 1) button.click();
    });
    await expectPhoto(page, 50);
    await lightbox(page).close.click();
    await expectClosed(page);
  });

  await test.step('with Control a photo opens in a tab of its own', async () => {
    // The browser's own document of a picture logs these.
    expectedErrors.push(/Applying inline style/, /ViewTransition opt-in/);
    const opened = context.waitForEvent('page');
    await photoLinks(page)
      .first()
      .click({ modifiers: ['Control'] });
    const tab = await opened;
    await expect(tab).toHaveURL(/\.jpg$/);
    await tab.close();
  });

  await test.step('the viewer stays through a reload and Forward', async () => {
    await openPhoto(page, 1);
    await page.reload();
    await expectPhoto(page, 1);
    await page.goBack();
    await expectClosed(page);
    await expect(photoLinks(page).nth(1)).toBeFocused();
    // There may be no empty filter.
    for (const { label } of emptyFilters.slice(0, 1)) {
      await page.getByRole('button', { name: label, exact: true }).click();
      await expect(photoLinks(page)).toHaveCount(0);
    }
    await page.goForward();
    await expectPhoto(page, 1);
    await lightbox(page).close.click();
    await expectClosed(page);
    await page.getByRole('group', { name: 'Show pictures of' }).getByRole('button').first().click();
  });

  await test.step('another photo pressed while the viewer closes opens', async () => {
    // Faster than any visitor: in one task, and while the way back has begun.
    for (const begun of [false, true]) {
      await openPhoto(page, 0);
      await page.evaluate((begun) => {
        const another = document.querySelectorAll<HTMLElement>('a[aria-haspopup="dialog"]')[2];
        const dialog = document.querySelector('dialog');
        if (begun) dialog?.addEventListener('close', () => another?.click(), { once: true });
        dialog?.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
        if (!begun) another?.click();
      }, begun);
      await expectPhoto(page, 2);
      await lightbox(page).close.click();
      await expectClosed(page);
    }
  });

  await test.step('the link at the end leads on', async () => {
    await clickFarDown(page.getByRole('link', { name: 'Visit Our Home' }));
    await expect(page).toHaveURL('/get-involved?tab=visit');
  });
});

test('the viewer opens once, closes by button, Escape and Back, and leaves the gallery as it was @journey', async ({
  page,
}) => {
  await page.goto('/about');
  const release = await holdApp(page);
  await page.goto('/gallery');
  const last = allPhotos.shown.length - 1;
  const photo = photoLinks(page).nth(last);
  await photo.scrollIntoViewIfNeeded();
  const entries = await page.evaluate(() => window.history.length);
  // Not `scrollY`: the browser corrects it as photos above take their own heights.
  const place = () => photo.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const clickTwiceBeforeHydration = async () => {
    await photo.dblclick();
    release();
  };
  const holdEnter = async () => {
    await photo.focus();
    for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  for (const [name, open, close] of [
    [
      'a double click before hydration opens it once, and the button closes it',
      clickTwiceBeforeHydration,
      () => lightbox(page).close.click(),
    ],
    [
      'a held Enter opens it once, and Escape closes it',
      holdEnter,
      () => page.keyboard.press('Escape'),
    ],
    ['a click opens it, and Back closes it', () => photo.click(), () => page.goBack()],
  ] as const) {
    await test.step(name, async () => {
      await open();
      await expectPhoto(page, last);
      await untilHydrated(page);
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      // Measured after the click, which may scroll.
      const before = await place();
      await close();
      await expectClosed(page);
      await expect(photo).toBeFocused();
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
      // The history entry holds a rounded position.
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
      await expect(page).toHaveURL('/gallery');
    });
  }

  await test.step('the photo that was shown last has the focus', async () => {
    // After the last of all the first one follows.
    await photo.click();
    await lightbox(page).next.click();
    await expectPhoto(page, last + 1);
    await expectAccessible(page, 'the photo viewer');
    await lightbox(page).close.click();
    await expectClosed(page);
    const shownLast = photoLinks(page).nth((last + 1) % allPhotos.photos.length);
    await expect(shownLast).toBeFocused();
    await expect(shownLast).toBeInViewport();
  });

  await test.step('Back leaves the gallery at once', async () => {
    // The viewer's entry is ahead now, and no other is left for Back.
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test(
  'the viewer gives the photo most of a low window, and is not printed',
  { tag: '@desktop' },
  async ({ page }) => {
    await openHydrated(page, '/gallery');
    await openPhoto(page, 0);
    const { dialog, close } = lightbox(page);
    const { description } = galleryPhotos[photoAt(0)];
    // A phone on its side, and a zoom of 400 %.
    for (const size of [
      { width: 640, height: 320 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size);
      const box = await dialog.locator('picture').first().boundingBox();
      expect(box?.height).toBeGreaterThan(0.6 * size.height);
      // Not by script, which also scrolls what a person can't.
      await page.mouse.move(size.width / 2, size.height / 2);
      await page.mouse.wheel(0, size.height);
      await expect(dialog.getByText(description)).toBeInViewport({ ratio: 0.99 });
      await expect(close).toBeInViewport();
    }
    await page.emulateMedia({ media: 'print' });
    await expect(dialog).toBeHidden();
    await expect(photoLinks(page).first()).toBeVisible();
  },
);
