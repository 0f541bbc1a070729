import { expect, test } from '../setup/site-test.ts';
import { setTextFont, textFonts } from '../setup/text-font.ts';

test(
  'nothing stands alone on the last line of the footer, in letters of any width',
  { tag: ['@desktop', '@thorough'] },
  async ({ page }) => {
    await page.goto('/accessibility');
    const links = page.getByRole('contentinfo').getByRole('link');
    const last = links.last();
    const beside = last.locator('xpath=preceding-sibling::*[1]');
    for (const font of textFonts) {
      await setTextFont(page, font);
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const [middle, ofNeighbour] = await Promise.all(
          [last, beside].map((it) =>
            it.evaluate((element) => {
              const { top, bottom } = element.getBoundingClientRect();
              return Math.round((top + bottom) / 2);
            }),
          ),
        );
        expect(ofNeighbour, `${font} at ${width} px`).toBe(middle);
      }
    }
  },
);
