import { organization } from '../../src/content/organization.ts';
import { sitePhotos, type PhotoSlug } from '../../src/content/photos.generated.ts';
import { type SocialCard, socialCards as cards } from '../../src/content/social-cards.ts';
import { pageAt, type SitePath } from '../../src/site-map.ts';
import { escapeHtml } from '../html/escape.ts';
import { readProjectFile, type Card } from './card.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
/** WhatsApp shows no larger file beside a link. */
export const SOCIAL_CARD_BYTES = 250_000;

/** `npm run check:content` reports a missing one. */
export const socialCards = cards as Readonly<Record<SitePath, SocialCard>>;

export const socialCardPaths = Object.keys(socialCards) as SitePath[];

/** The name of a card's file, without the extension. */
export function socialCardName(page: SitePath): string {
  return page.slice(1) || 'home';
}

export function socialCardTitle(page: SitePath): string {
  return socialCards[page].title ?? pageAt(page).name;
}

/** What a shared link to the page shows. */
export function socialCard(page: SitePath): Card {
  const card = socialCards[page];
  const title = socialCardTitle(page);
  return {
    name: socialCardName(page),
    extensions: ['jpg'],
    template: readProjectFile('tools/cards/social-card.html'),
    values: {
      photoSide: card.photoSide ?? 'right',
      focusX: String(card.focusX),
      title: escapeHtml(title),
      titleSize: String(titleSize(title)),
      text: escapeHtml(card.text),
      name: escapeHtml(organization.shortName),
      descriptor: escapeHtml(organization.descriptor),
    },
    pictures: { photo: photoSource(card.photo), mark: readProjectFile('public/icon.svg') },
  };
}

type Consent = { slug: string; people: string; consent?: unknown };

/** A text that changes when the photo or its consent does. */
export function photoSource(slug: PhotoSlug, photos = catalog()): string {
  const photo = photos.find((it) => it.slug === slug);
  return JSON.stringify([sitePhotos[slug].hash, photo?.people, photo?.consent]);
}

function catalog(): Consent[] {
  const { photos } = JSON.parse(readProjectFile('photos/photos.json')) as { photos: Consent[] };
  return photos;
}

export function socialCardAlt(page: SitePath): string {
  const { alt } = sitePhotos[socialCards[page].photo];
  return `${alt}, beside the words “${socialCardTitle(page)}”`;
}

/** In px. */
const LINE = 424;

/**
 * The size of the title's letters in px: smaller for a sentence than for a name, and such that its longest word fits.
 */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  return Math.min(title.length > 24 ? 62 : 76, Math.floor(LINE / (longest * 0.53)));
}
