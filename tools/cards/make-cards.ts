// `npm run cards`: takes a picture of each link card, of the payment card and of the poster in Chromium,
// prints the last two, and removes those that are out of date.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { linkCards } from '../../src/content/link-cards.ts';
import { posterPhoto } from '../../src/content/payment-cards.ts';
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
import { dataAddress, fileAddress, fontAddress, openCard } from './open-card.ts';
import {
  PAYMENT_CARD_BYTES,
  checksums,
  checksumsFile,
  extensions,
  filesOf,
  generatedFile,
  generatedModule,
  paymentCardFile,
  paymentCardNames,
  paymentCardPage,
  paymentCardParts,
  type PaymentCardName,
} from './payment-card-files.ts';

const font = await fontAddress();
const mark = await fileAddress('image/svg+xml', 'public/icon.svg');

async function linkCard(page: Page, cardPath: CardPath) {
  const card = linkCards[cardPath];
  const photo = await fileAddress('image/jpeg', `photos/${card.photo}.jpg`);
  await page.setViewportSize({ width: CARD_WIDTH, height: CARD_HEIGHT });
  await openCard(page, cardPath, cardHtml(cardParts(card), { font, mark, photo }));
  const picture = await page.screenshot();
  const jpeg = await sharp(picture).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  await keep(cardFile(cardPath), jpeg, CARD_BYTES);
}

async function paymentCard(page: Page, name: PaymentCardName) {
  // 170 dots an inch on A4: the original would make the PDF too large to be sent on.
  const photo = await sharp(`photos/${posterPhoto.slug}.jpg`)
    .resize({ width: 1400 })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer();
  const { width, height, paper, html } = paymentCardPage(name, paymentCardParts(name), {
    font,
    mark,
    photo: dataAddress('image/jpeg', photo),
    dancers: await readFile('src/drawings/dancers.svg', 'utf8'),
  });
  await page.setViewportSize({ width, height });
  await openCard(page, name, html);
  const shot = sharp(await page.screenshot());
  const pdf = await page.pdf({
    width: `${paper.width}mm`,
    height: `${paper.height}mm`,
    // From px of the template to those of the paper, at 96 an inch.
    scale: (paper.width / 25.4) * (96 / width),
    printBackground: true,
    tagged: true,
  });
  const files = {
    png: await shot.png({ palette: true, effort: 10 }).toBuffer(),
    avif: await shot.avif({ quality: 60, chromaSubsampling: '4:4:4' }).toBuffer(),
    pdf,
  };
  for (const extension of extensions) {
    await keep(`${paymentCardFile(name)}.${extension}`, files[extension], PAYMENT_CARD_BYTES);
  }
}

async function keep(name: string, bytes: Buffer, limit: number) {
  if (bytes.length > limit) throw new Error(`${name}: ${bytes.length} bytes are too many`);
  await writeFile(path.join(cardsDir, name), bytes);
  console.log(`${cardsDir}/${name}: ${bytes.length} bytes. Look at it: no child may be cut.`);
}

const isThere = (name: string) => existsSync(path.join(cardsDir, name));

await mkdir(cardsDir, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: browserFlags,
});
try {
  const page = await browser.newPage();
  for (const cardPath of cardPaths) {
    if (!isThere(cardFile(cardPath))) await linkCard(page, cardPath);
  }
  for (const name of paymentCardNames) {
    if (!filesOf(name).every(isThere)) await paymentCard(page, name);
  }
} finally {
  await browser.close();
}
await writeFile(generatedFile, generatedModule());
await writeFile(checksumsFile, checksums());
const present = new Set([...cardPaths.map(cardFile), ...paymentCardNames.flatMap(filesOf)]);
for (const name of await readdir(cardsDir)) {
  if (!present.has(name)) await rm(path.join(cardsDir, name));
}
