import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { linkCards } from '../../src/content/link-cards.ts';
import { sitePages } from '../../src/site-map.ts';
import {
  CARD_BYTES,
  CARD_HEIGHT,
  CARD_WIDTH,
  cardFile,
  cardFileName,
  cardParts,
  cardPaths,
  cardsDir,
} from './card-files.ts';
import { cardHtml } from './card-html.ts';

const parts = cardParts(linkCards['/children']);
const sources = { photoHash: '1a2b3c4d', consent: ['rendered'], mark: '<svg/>' };
const name = cardFileName('/children', parts, sources);

const linkCardFiles = readdirSync(cardsDir).filter((file) => file.endsWith('.jpg'));

test('there is a card for every page that search engines list', () => {
  const indexable = sitePages.filter((page) => page.indexable);
  expect(cardPaths).toEqual(indexable.map((page) => page.path));
});

test('the cards are those of the present titles, photos and template (else: npm run cards) [fault 127]', () => {
  expect(linkCardFiles.toSorted()).toEqual(cardPaths.map(cardFile).toSorted());
});

test.each(linkCardFiles)(
  '%s is a JPEG of 1200 by 630 px that every program shows',
  async (file) => {
    const { format, width, height } = await sharp(path.join(cardsDir, file)).metadata();
    expect({ format, width, height }).toEqual({
      format: 'jpeg',
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
    });
    expect(statSync(path.join(cardsDir, file)).size).toBeLessThanOrEqual(CARD_BYTES);
  },
);

describe('a card is out of date', () => {
  test.each([
    ['title', { ...parts, card: { ...parts.card, title: 'Children' } }],
    ['text', { ...parts, card: { ...parts.card, text: 'One year.' } }],
    ['part of the photo', { ...parts, card: { ...parts.card, shows: 1 } }],
    ['template', { ...parts, template: `${parts.template}\n` }],
    [
      'colour of the paper',
      { ...parts, tokens: parts.tokens.replace('--paper: #', '--paper: #0') },
    ],
    ["home's name", { ...parts, organization: { shortName: 'Home', descriptor: 'School' } }],
  ])('when its %s changes', (_name, changed) => {
    expect(cardFileName('/children', changed, sources)).not.toBe(name);
  });

  test.each([
    ['photo', { photoHash: '5e6f7a8b' }],
    ['consent for its photo', { consent: ['consent', { reference: 'folder 3' }] }],
    ['mark', { mark: '<svg><path/></svg>' }],
  ])('when the %s changes', (_name, changed) => {
    expect(cardFileName('/children', parts, { ...sources, ...changed })).not.toBe(name);
  });
});

test('a card is not out of date when a colour changes that it does not show', () => {
  const tokens = parts.tokens.replace('--clay: #', '--clay: #0');
  expect(tokens).not.toBe(parts.tokens);
  expect(cardFileName('/children', { ...parts, tokens }, sources)).toBe(name);
});

test('words from the content stay words', () => {
  const card = { ...parts.card, title: '<b>Us & you</b>' };
  const html = cardHtml({ ...parts, card }, { font: '', mark: '', photo: '' });
  expect(html).toContain('&lt;b>Us &amp; you&lt;/b>');
});

test('a template that asks for what there is not is refused', () => {
  const faulty = { ...parts, template: '{{subtitle}}' };
  expect(() => cardHtml(faulty, { font: '', mark: '', photo: '' })).toThrow('{{subtitle}}');
});
