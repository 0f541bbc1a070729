import { sitePages } from '../../../src/site-map.ts';
import { expect, test } from '../setup/site-test.ts';
import { setTextFont } from '../setup/text-font.ts';

/** What may be cut off: the sky, and a little at the sides. */
const SHOWN = 0.8;

test(
  'the picture at the top of a page is nearly whole, down to its foot, on every screen',
  { tag: '@desktop' },
  async ({ page }) => {
    const picture = page.locator('picture:has(~ * > h1)');
    let measured = 0;
    for (const { path } of sitePages.filter(({ path }) => path !== '/')) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // A statement has none.
      if ((await picture.count()) === 0) continue;
      measured += 1;
      await setTextFont(page, 'wide');
      for (const width of [360, 768, 1024, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const { across, upright, foot } = await picture.getByRole('img').evaluate((img) => {
          const whole = Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
          const shape = img.clientWidth / img.clientHeight;
          const [, foot] = getComputedStyle(img).objectPosition.split(' ');
          return { across: shape / whole, upright: whole / shape, foot };
        });
        expect(Math.min(across, upright), `${path} at ${width} px`).toBeGreaterThan(SHOWN);
        expect(foot).toBe('100%');
      }
    }
    expect(measured).toBeGreaterThan(0);
  },
);
