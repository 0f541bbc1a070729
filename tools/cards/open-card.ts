import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

export async function fileAddress(type: string, file: string): Promise<string> {
  return dataAddress(type, await readFile(file));
}

export function dataAddress(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** Parts that may not be too full, named by `data-fits`; the first two are those of social-card.html. */
const FITTING = '.panel, h1, [data-fits]';

/** Shows a card in Chromium, with its font and pictures. Throws where words do not fit, and names the parts. */
export async function openCard(page: Page, name: string, html: string): Promise<void> {
  await page.setContent(html);
  const overfull = await page.evaluate(async (selector) => {
    // Before the first layout none is awaited: the words would be measured in another font.
    await Promise.all(Array.from(document.fonts, (font) => font.load()));
    await Promise.all(Array.from(document.images, (image) => image.decode()));
    const parts = [...document.querySelectorAll<HTMLElement>(selector)];
    return parts
      .filter((it) => it.scrollHeight > it.clientHeight + 8 || it.scrollWidth > it.clientWidth)
      .map((it) => it.dataset['fits'] ?? it.localName);
  }, FITTING);
  if (overfull.length > 0) {
    throw new Error(`${name}: ${overfull.join(', ')} does not fit onto the card; shorten it`);
  }
}
