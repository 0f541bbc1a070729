// `npm run cards`: takes a picture of each link card in Chromium and removes those that are out of date.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { linkCards } from '../../src/content/link-cards.ts';
import { browserFlags } from '../browser-flags.ts';
import {
  CARD_BYTES,
  CARD_HEIGHT,
  CARD_WIDTH,
  cardFile,
  cardParts,
  cardPaths,
  cardsDir,
  type CardPath,
} from './card-files.ts';
import { cardHtml } from './card-html.ts';

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
);

async function dataAddress(type: string, file: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`;
}

async function picture(page: Page, cardPath: CardPath): Promise<Buffer> {
  const card = linkCards[cardPath];
  const html = cardHtml(cardParts(card), {
    font: await dataAddress('font/woff2', fontFile),
    mark: await dataAddress('image/svg+xml', 'public/icon.svg'),
    photo: await dataAddress('image/jpeg', `photos/${card.photo}.jpg`),
  });
  await page.setContent(html);
  const fits = await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode()));
    const fitting = ['.panel', 'h1'].map((name) => document.querySelector(name));
    return fitting.every((it) => {
      return it && it.scrollHeight <= it.clientHeight + 8 && it.scrollWidth <= it.clientWidth;
    });
  });
  if (!fits) throw new Error(`${cardPath}: title and text do not fit onto the card; shorten them`);
  const png = await page.screenshot();
  const jpeg = await sharp(png).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  if (jpeg.length > CARD_BYTES) throw new Error(`${cardPath}: ${jpeg.length} bytes are too many`);
  return jpeg;
}

await mkdir(cardsDir, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: browserFlags,
});
try {
  const page = await browser.newPage({ viewport: { width: CARD_WIDTH, height: CARD_HEIGHT } });
  for (const cardPath of cardPaths) {
    const file = path.join(cardsDir, cardFile(cardPath));
    if (existsSync(file)) continue;
    const jpeg = await picture(page, cardPath);
    await writeFile(file, jpeg);
    console.log(`${file}: ${jpeg.length} bytes. Look at it: no child may be cut.`);
  }
} finally {
  await browser.close();
}
const present = new Set(cardPaths.map(cardFile));
for (const name of await readdir(cardsDir)) {
  if (!present.has(name)) await rm(path.join(cardsDir, name));
}
