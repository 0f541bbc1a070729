import { formatKes, formatUsd } from '../lib/money.ts';
import { childrenWords } from './impact.ts';
import { fact } from './fact.ts';
import { organization } from './organization.ts';
import { accessibilityStatement } from './page-texts/accessibility.ts';
import { contactTexts } from './page-texts/contact.ts';
import { galleryTexts } from './page-texts/gallery.ts';
import { getInvolvedTexts } from './page-texts/get-involved.ts';
import { hero } from './page-texts/home.ts';
import { privacyStatement } from './page-texts/privacy.ts';
import { programsTexts } from './page-texts/programs.ts';
import { safeguardingStatement } from './page-texts/safeguarding.ts';
import { annualFees, waysToPay } from './payments.ts';
import type { PhotoSlug } from './photos.generated.ts';

/** What a shared link shows. After a change, run `npm run cards`. */
export type SocialCard = {
  /** The page's name by default. The home's name stands beside it. */
  title?: string;
  text: string;
  photo: PhotoSlug;
  /** The part of the photo that shows, from 0 (left) to 100 (right). It must cut off no child. */
  focusX: number;
  /** The photo is at the right by default. */
  photoSide?: 'left';
};

export const socialCards = {
  '/': {
    title: hero.title,
    text: `For about ${childrenWords} in ${organization.address.locality}.`,
    photo: 'hand-in-hand',
    focusX: 100,
  },
  '/about': { text: `A children’s home with a primary school of its own. It began in ${fact.foundedYear} with ${fact.firstChildren}.`, photo: 'main-gate', focusX: 52 },
  '/children': {
    text: `A year at school for one child: ${formatUsd(annualFees.usd)} (${formatKes(annualFees.kes)}).`,
    photo: 'choir',
    focusX: 0,
    photoSide: 'left',
  },
  '/programs': { text: programsTexts.lead, photo: 'sewing', focusX: 100 },
  '/gallery': { text: galleryTexts.lead, photo: 'washing-day', focusX: 68, photoSide: 'left' },
  '/get-involved': { text: getInvolvedTexts.lead, photo: 'kitchen-garden', focusX: 40 },
  '/give': {
    text: `By ${waysToPay}, step by step, with a card to keep.`,
    photo: 'walk-to-school',
    focusX: 100,
  },
  '/contact': { text: contactTexts.lead, photo: 'compound', focusX: 52 },
  '/accessibility': { text: accessibilityStatement.lead, photo: 'main-gate-wide', focusX: 100 },
  '/privacy': { text: privacyStatement.lead, photo: 'main-gate-wide', focusX: 100 },
  '/safeguarding': { text: safeguardingStatement.lead, photo: 'hills-at-sunset', focusX: 100 },
} as const satisfies Readonly<Record<`/${string}`, SocialCard>>;
