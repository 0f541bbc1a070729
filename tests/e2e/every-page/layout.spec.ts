import type { Page } from '@playwright/test';
import { organization } from '../../../src/content/organization.ts';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { openHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { expect, test } from '../setup/site-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNothingLost(page: Page, condition: string) {
  await test.step(`no text is lost ${condition}`, async () => {
    await expect.soft(page.locator('main h1'), condition).toBeVisible();
    expect.soft(await lostTexts(page), condition).toEqual([]);
  });
}

/** Spaces letters, words, lines and paragraphs out by the distances of WCAG 2.2 §1.4.12. */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    // The policy allows no `<style>`, but a sheet that a script constructs.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Forced colours remove backgrounds, so every button needs a border or an icon to be seen. */
async function expectEdges(page: Page) {
  const edgeless = await page.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility())
      .filter((button) =>
        [button, ...button.querySelectorAll('*')]
          .flatMap((it) => [getComputedStyle(it), getComputedStyle(it, '::before')])
          .every(({ borderStyle }) => borderStyle === 'none'),
      )
      .map((button) => button.outerHTML.slice(0, 120)),
  );
  expect.soft(edgeless, 'forced colours').toEqual([]);
}

/**
 * The part of each page head's picture that a crop must keep: people, but not all the sky and ground on a wide screen.
 */
const SHOWN = { head: 0.74, low: 0.58, hero: 0.7 };

async function expectHeadWhole(page: Page, state: string) {
  const pictures = page.locator('picture:has(~ * > h1), [data-current] > picture').getByRole('img');
  for (const picture of await pictures.all()) {
    const { isLow, shape, whole, bitten } = await picture.evaluate((img) => {
      const spiked = img.closest('.spiked');
      const isSpiked = spiked && getComputedStyle(spiked, '::after').content !== 'none';
      const ground = (spiked ?? img).getBoundingClientRect().bottom;
      return {
        isLow: img.closest('[data-low]') !== null,
        shape: img.clientWidth / img.clientHeight,
        whole: Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
        bitten: isSpiked ? img.getBoundingClientRect().bottom - (ground - 12) : 0,
      };
    });
    // Shoes stand at the foot of the picture. The spikes are for the ground below it.
    expect.soft(bitten, state).toBeLessThanOrEqual(0);
    // On a phone the hero's picture is cut close to the children, who stand at its right.
    const isHero = new URL(page.url()).pathname === '/';
    const shown = isHero ? SHOWN.hero : isLow ? SHOWN.low : SHOWN.head;
    expect.soft(Math.min(shape / whole, whole / shape), state).toBeGreaterThan(shown);
  }
}

/** Buttons of three words or more whose first line is one word. */
function brokenButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = document.querySelectorAll<HTMLElement>('button, .button-row > a, main a[class]');
    return [...found].flatMap((button) => {
      const text = button.innerText.trim();
      // Without cards, which have several texts, and links in a sentence.
      const isOne = button.querySelectorAll('span, strong, small, picture').length === 0;
      const style = getComputedStyle(button);
      if (!isOne || style.display === 'inline' || !button.checkVisibility()) return [];
      const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode();
      if (!words || text.split(/\s+/).length < 3) return [];
      const space = words.textContent?.trimEnd().indexOf(' ') ?? -1;
      const range = document.createRange();
      range.setStart(words, 0);
      range.setEnd(words, Math.max(space, 0));
      const [first] = range.getClientRects();
      range.selectNodeContents(words);
      const lines = [...range.getClientRects()];
      const second = lines.find(({ top }) => first && top > first.bottom - 2);
      const widest = lines[0];
      return second && first && widest && widest.width < first.width + 2 ? [text] : [];
    });
  });
}

/**
 * Sets the page's direction, and measures how far from the start of its line each picture is. The sketch map's picture is
 * measured from the map's left, because east is at its right for every reader.
 */
function picturePlaces(page: Page, direction: string): Promise<number[]> {
  return page.locator('main picture:visible').evaluateAll((pictures, dir) => {
    document.documentElement.dir = dir;
    return pictures.map((picture) => {
      const { left, right } = picture.getBoundingClientRect();
      const map = picture.closest('p:has(> img)')?.getBoundingClientRect();
      if (map) return Math.round(left - map.left);
      return Math.round(dir === 'ltr' ? left : document.documentElement.clientWidth - right);
    });
  }, direction);
}

/** A wrong value in its size makes a part of a page's ending vanish: the hills once did. */
function emptyDrawings(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('main [aria-hidden] > i')];
    const drawn = parts.filter((it) => getComputedStyle(it).maskImage.includes('url('));
    return drawn.filter((it) => it.offsetHeight === 0 || it.offsetWidth === 0).length;
  });
}

// On a desktop, because a phone would zoom out if the page is too wide.
for (const { path } of [...sitePages, notFoundPage]) {
  test(
    `${path} cuts nothing off at any width, letter size or direction, or in print`,
    { tag: ['@desktop', '@thorough'] },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/404/);
      await page.setViewportSize({ width: 360, height: 640 });
      await openHydrated(page, path);
      await test.step('no long button has a single word on its first line, and no phone link has a box inside', async () => {
        expect.soft(await brokenButtons(page), '360 px').toEqual([]);
        // Orca does not say that a link is one if there is a box inside.
        for (const it of await page.locator('a[href^="tel:"] :not([role], svg, svg *)').all())
          await expect.soft(it).toHaveCSS('display', 'inline');
      });

      // 1280 × 1024 at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      await expectNothingLost(page, 'at 320 px');
      await test.step('every button has an edge in forced colours', async () => {
        await page.emulateMedia({ forcedColors: 'active' });
        await expectEdges(page);
        await page.emulateMedia({ forcedColors: 'none' });
      });

      await test.step('wider text spacing cuts nothing off', async () => {
        await spaceText(page);
        await expectNothingLost(page, 'with wider text spacing');
        const name = page.getByRole('banner').getByText(organization.shortName, { exact: true });
        await expect.soft(name).toBeInViewport({ ratio: 1 });
        await page.evaluate(() => (document.adoptedStyleSheets = []));
      });

      await test.step('wide screens show the people of each picture, every text and every drawing', async () => {
        for (const width of [768, 1024, 1920, 2560, 3440]) {
          await page.setViewportSize({ width, height: 900 });
          await expectHeadWhole(page, `${width} px`);
          await expectNothingLost(page, `at ${width} px`);
          const header = page.getByRole('banner');
          await expect.soft(header.getByRole('link', { name: 'Donate Now' })).toBeVisible();
          const menu = header.getByRole('button', { name: 'Menu' });
          await expect.soft(menu.or(header.getByRole('navigation'))).toBeVisible();
          if (width >= 1024) expect.soft(await emptyDrawings(page), `${width} px`).toBe(0);
        }
      });

      await test.step('print cuts nothing off', async () => {
        // A4 without its margins.
        await page.setViewportSize({ width: 718, height: 1046 });
        await page.emulateMedia({ media: 'print' });
        await expectNothingLost(page, 'in print');
        await page.emulateMedia({ media: 'screen' });
      });

      await page.evaluate(() => {
        // Shows all ways to help at once.
        for (const panel of document.querySelectorAll('[role=tabpanel]'))
          panel.toggleAttribute('data-chosen', true);
      });
      const cdp = await page.context().newCDPSession(page);
      // The browser's own setting: media queries in em follow it.
      await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await test.step('the large letters of the browser cut nothing off', async () => {
        for (const width of [240, 412, 1280]) {
          await page.setViewportSize({ width, height: 700 });
          expect.soft(await lostTexts(page), `large letters, ${width} px`).toEqual([]);
          await expectHeadWhole(page, `large letters, ${width} px`);
        }
      });

      await test.step('letters of twice the size cut nothing off', async () => {
        // Text alone: media queries stay.
        await cdp.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
        await page.setViewportSize({ width: 360, height: 700 });
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
          // Off the screen these keep the height of the smaller letters.
          for (const photo of document.querySelectorAll('main li')) {
            Object.assign((photo as HTMLElement).style, { contentVisibility: 'visible' });
          }
        });
        expect.soft(await lostTexts(page), 'text alone').toEqual([]);
        await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      });

      await test.step('right to left, pictures are mirrored and nothing is cut off', async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        const places = await picturePlaces(page, 'ltr');
        expect.soft(await picturePlaces(page, 'rtl'), 'right to left').toEqual(places);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNothingLost(page, 'right to left');
      });
    },
  );
}
