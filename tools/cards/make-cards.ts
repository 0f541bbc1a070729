// `npm run cards` makes the payment card and the poster, and removes files that belong to no card.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { posterPhoto } from '../../src/content/card-texts.ts';
import { launchOptions } from '../browser/launch-options.ts';
import { cardFonts, cardHtml, cardsDir, type Card } from './card.ts';
import { fitWords } from './fit-words.ts';
import {
  MOST_CARD_BYTES,
  printedCard,
  cardNames,
  posterChildren,
  type CardName,
} from './printed-card.ts';
import { allCards, isFresh, fingerprintsFile, fingerprintsOf, strayFiles } from './stale-cards.ts';

const fonts = cardFonts();
const mark = dataAddress('image/svg+xml', await readFile('public/icon.svg'));

async function makeCard(page: Page, name: CardName) {
  const card = printedCard(name);
  const { width, height, paper } = card;
  // 170 dots per inch on A4. With the original the PDF would be too large to forward.
  const jpeg = await sharp(`photos/${posterPhoto.slug}.jpg`)
    .resize({ width: 1400 })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer();
  const photo = dataAddress('image/jpeg', jpeg);
  // Put into the page as it is: an <img> would not take the colour of the text.
  const children = posterChildren();
  await page.setViewportSize({ width, height });
  await show(page, card, { photo, children });
  const shot = sharp(await page.screenshot());
  const pdf = await page.pdf({
    width: `${paper.width}mm`,
    height: `${paper.height}mm`,
    // The template has px of its own; paper has 96 px per inch.
    scale: (paper.width / 25.4) * (96 / width),
    printBackground: true,
    tagged: true,
  });
  const png = await shot.png({ palette: true, effort: 10 }).toBuffer();
  const avif = await shot.avif({ quality: 60, chromaSubsampling: '4:4:4' }).toBuffer();
  for (const [extension, bytes] of Object.entries({ png, avif, pdf })) {
    await writeCard(`${card.name}.${extension}`, bytes, MOST_CARD_BYTES);
  }
}

function dataAddress(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** Shows a card in the browser. Ends the program if its words don't fit. */
async function show(page: Page, card: Card, pictures: Record<string, string>) {
  await page.setContent(cardHtml(card, { fonts, mark, ...pictures }));
  const overfull = await fitWords(page);
  if (overfull.length === 0) return;
  console.error(`
The words do not fit onto the ${card.name}: ${overfull.join(', ')}.
Shorten them in src/content/card-texts.ts, or the bank's name and branch in
src/content/facts/payments.yaml.`);
  process.exit(1);
}

async function writeCard(name: string, bytes: Buffer, limit: number) {
  if (bytes.length > limit) throw new Error(`${name}: ${bytes.length} bytes are too many`);
  await writeFile(`${cardsDir}/${name}`, bytes);
  console.log(`${cardsDir}/${name}: ${bytes.length} bytes. Look at it: no child may be cut.`);
}

const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage();
  for (const name of cardNames) {
    if (!isFresh(printedCard(name))) await makeCard(page, name);
  }
} finally {
  await browser.close();
}
await writeFile(fingerprintsFile, fingerprintsOf(allCards()));
for (const file of strayFiles()) await rm(file);
