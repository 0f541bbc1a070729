import { formatKes, formatUsd } from '../lib/money.ts';
import { accessibilityStatement } from './accessibility-statement.ts';
import { childrenInCare } from './impact.ts';
import { organization } from './organization.ts';
import {
  aboutTexts,
  childrenTexts,
  contactTexts,
  galleryTexts,
  getInvolvedTexts,
  giveTexts,
  programsTexts,
  statementNames,
} from './page-texts.ts';
import { annualFees } from './payments.ts';
import type { PhotoSlug } from './photo-files.generated.ts';
import { privacyStatement } from './privacy-statement.ts';
import { safeguardingStatement } from './safeguarding-statement.ts';
import { hero } from './story.ts';

/** What a link to a page shows where it is shared. After a change: `npm run cards`, and look at the card. */
export type SocialCard = {
  /** Without the home's name, which stands beside it. */
  title: string;
  text: string;
  photo: PhotoSlug;
  /** Which part of the photo is shown, from 0 (left) to 100 (right): no child may be cut. */
  focusX: number;
  photoSide: 'left' | 'right';
};

/** One for each page of `src/site-map.ts`. */
export const socialCards = {
  '/': {
    title: hero.title,
    text: `For about ${childrenInCare} children in ${organization.address.locality}.`,
    photo: 'hand-in-hand',
    focusX: 100,
    photoSide: 'right',
  },
  '/about': {
    title: aboutTexts.name,
    text: aboutTexts.lead,
    photo: 'main-gate',
    focusX: 52,
    photoSide: 'right',
  },
  '/children': {
    title: childrenTexts.name,
    text: `A year at school for one child: ${formatUsd(annualFees.usd)} (${formatKes(annualFees.kes)}).`,
    photo: 'choir',
    focusX: 0,
    photoSide: 'left',
  },
  '/programs': {
    title: programsTexts.name,
    text: programsTexts.lead,
    photo: 'sewing',
    focusX: 100,
    photoSide: 'right',
  },
  '/gallery': {
    title: galleryTexts.name,
    text: galleryTexts.lead,
    photo: 'washing-day',
    focusX: 68,
    photoSide: 'left',
  },
  '/get-involved': {
    title: getInvolvedTexts.name,
    text: getInvolvedTexts.lead,
    photo: 'kitchen-garden',
    focusX: 40,
    photoSide: 'right',
  },
  '/give': {
    title: giveTexts.name,
    text: 'By M-PESA or through your bank, step by step, with a card to keep.',
    photo: 'walk-to-school',
    focusX: 100,
    photoSide: 'right',
  },
  '/contact': {
    title: contactTexts.name,
    text: contactTexts.lead,
    photo: 'compound',
    focusX: 52,
    photoSide: 'right',
  },
  '/accessibility': {
    title: statementNames.accessibility,
    text: accessibilityStatement.lead,
    photo: 'main-gate-wide',
    focusX: 100,
    photoSide: 'right',
  },
  '/privacy': {
    title: statementNames.privacy,
    text: privacyStatement.lead,
    photo: 'main-gate-wide',
    focusX: 100,
    photoSide: 'right',
  },
  '/safeguarding': {
    title: statementNames.safeguarding,
    text: safeguardingStatement.lead,
    photo: 'hills-at-sunset',
    focusX: 100,
    photoSide: 'right',
  },
} as const satisfies Readonly<Record<`/${string}`, SocialCard>>;
