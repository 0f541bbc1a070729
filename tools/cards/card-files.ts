import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { linkCards, type LinkCard } from '../../src/content/link-cards.ts';
import { organization } from '../../src/content/organization.ts';
import { photoFiles } from '../../src/content/photo-files.generated.ts';
import { cardHtml, type CardParts } from './card-html.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
/** WhatsApp shows no larger picture beside a link. */
export const CARD_BYTES = 250_000;

/** Where the cards are, in the repository. */
export const cardsDir = 'public/cards';

export type CardPath = keyof typeof linkCards;

export const cardPaths = Object.keys(linkCards) as CardPath[];

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

export function cardParts(card: LinkCard): CardParts {
  return {
    card,
    organization,
    template: read('tools/cards/card.html'),
    tokens: read('src/styles/tokens.css'),
  };
}

/**
 * The file of a page's card. Its name holds a hash of all that the card shows and of the consent for its
 * photo, so that a card that is out of date is missing, and programs that have kept the old one fetch anew.
 */
export function cardFile(page: CardPath): string {
  const { photos } = JSON.parse(read('photos/photos.json')) as {
    photos: { slug: string; people: string; consent?: unknown }[];
  };
  const card = linkCards[page];
  const photo = photos.find(({ slug }) => slug === card.photo);
  return cardFileName(page, cardParts(card), {
    photoHash: photoFiles[card.photo].hash,
    consent: [photo?.people, photo?.consent],
    mark: read('public/icon.svg'),
  });
}

type CardSources = { photoHash: string; consent: unknown; mark: string };

export function cardFileName(page: string, parts: CardParts, sources: CardSources): string {
  const html = cardHtml(parts, { font: '', mark: '', photo: '' });
  const hash = createHash('sha256')
    .update(JSON.stringify([html, sources]))
    .digest('hex');
  return `${page.slice(1) || 'home'}.${hash.slice(0, 8)}.jpg`;
}

/** What the card shows, for people who cannot see it. */
export function cardAlt(page: CardPath): string {
  const { photo, title } = linkCards[page];
  return `${photoFiles[photo].alt}, beside the words “${title}”`;
}
