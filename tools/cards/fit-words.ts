import type { Page } from '@playwright/test';

/** Elements whose words must fit. */
const FITTING = '[data-fits]';

/** The smallest `--fit` at which letters are easy to read. */
const SMALLEST_FIT = 0.84;

/**
 * Makes letters smaller, where the template uses `--fit`, until all words fit. Returns the parts of the card into which
 * the words don't fit even then.
 */
export async function fitWords(page: Page): Promise<string[]> {
  return await page.evaluate(
    async ({ selector, smallest }) => {
      // Fonts load after the first layout. Without this the words would be measured in another font.
      await Promise.all(Array.from(document.fonts, (font) => font.load()));
      await Promise.all(Array.from(document.images, (image) => image.decode()));
      const parts = [...document.querySelectorAll<HTMLElement>(selector)];
      let overfull = parts;
      for (let fit = 1; fit >= smallest && overfull.length > 0; fit -= 0.02) {
        document.documentElement.style.setProperty('--fit', `${fit}`);
        overfull = parts.filter(
          (it) => it.scrollHeight > it.clientHeight + 8 || it.scrollWidth > it.clientWidth,
        );
      }
      return overfull.map((it) => it.dataset['fits'] ?? '');
    },
    { selector: FITTING, smallest: SMALLEST_FIT },
  );
}
