import { pagePhotos } from '../../../src/content/page-photos.ts';
import { sitePages } from '../../../src/site-map.ts';
import { expect, test } from '../setup/site-test.ts';
import { setTextFont } from '../setup/text-font.ts';

/** What may be cut off: the sky, and a little at the sides. */
const SHOWN = 0.8;

const slugs = new Set<string | undefined>(Object.values(pagePhotos));

test(
  'the picture at the top of a page is nearly whole, down to its foot, on every screen',
  { tag: '@desktop' },
  async ({ page }) => {
    const first = page.getByRole('main').locator('picture').first();
    for (const { path } of sitePages.filter(({ path }) => path !== '/')) {
      await page.goto(path);
      const [slug] = await first.evaluateAll((all) => all.map((it) => it.dataset['photo']));
      // A statement has none.
      if (!slugs.has(slug)) continue;
      await setTextFont(page, 'wide');
      for (const width of [360, 390, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const { across, upright, foot } = await first.getByRole('img').evaluate((img) => {
          const whole = Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
          const shape = img.clientWidth / img.clientHeight;
          const [, foot] = getComputedStyle(img).objectPosition.split(' ');
          return { across: shape / whole, upright: whole / shape, foot };
        });
        expect(Math.min(across, upright), `${path} at ${width} px`).toBeGreaterThan(SHOWN);
        expect(foot).toBe('100%');
      }
    }
  },
);
