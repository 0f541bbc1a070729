import { purposeTexts } from '../content/purpose-texts.ts';
import { annualFees, type DonationTier, donationTiers } from '../content/payments.ts';
import type { PhotoSlug } from '../content/photos.generated.ts';
import { programs } from '../content/program-list.ts';
import { SCHOOL } from '../lib/gift.ts';
import { giveAddress } from '../lib/gift-address.ts';
import { countWord, sentenceCase } from '../lib/text.ts';

/** So many times a purpose's price, such as half of it or twice. */
export type Share = {
  multiple: number;
  /** What stands below its amount. Null for the amount in the other currency. */
  label: string | null;
  /** What a sentence says instead of the purpose's own words: 'two weeks of meals'. */
  words: string | null;
};

export type Purpose = {
  /** Part of addresses, so it never changes. */
  id: string;
  title: string;
  /** What a sentence says after "for". */
  words: string;
  /** Null, and without shares, if any amount will do. */
  priceUsd: number | null;
  shares: readonly Share[];
  photo: PhotoSlug | null;
};

const school: Purpose = {
  id: SCHOOL,
  ...purposeTexts.school,
  priceUsd: annualFees.usd,
  shares: [
    { multiple: 0.5, label: 'half a year', words: null },
    { multiple: 1, label: 'a whole year', words: null },
    { multiple: 2, label: 'two children', words: purposeTexts.severalChildren('two') },
  ],
  photo: donationTiers.find(({ id }) => id === SCHOOL)?.photo ?? null,
};

const { mostNeeded: mostNeededTexts } = purposeTexts;
const mostNeeded: Purpose = {
  id: 'most',
  ...mostNeededTexts,
  priceUsd: null,
  shares: [],
  photo: null,
};

/** 'a week of meals' can be given two or four times; 'medical care' by half and twice. */
export function purposeOfTier({ id, priceUsd, label, things, unit, photo }: DonationTier): Purpose {
  const counted = (multiple: number, count: string): Share => ({
    multiple,
    label: count,
    words: `${count} of ${things}`,
  });
  const shares = unit
    ? [
        counted(1, unit.one),
        counted(2, `${countWord(2)} ${unit.many}`),
        counted(4, `${countWord(4)} ${unit.many}`),
      ]
    : [0.5, 1, 2].map((multiple) => ({ multiple, label: null, words: null }));
  return { id, title: sentenceCase(label), words: things, priceUsd, shares, photo };
}

/** Each has a card or a line of its own on How to give. */
export const offeredPurposes: readonly Purpose[] = [
  school,
  ...donationTiers.filter(({ id }) => id !== SCHOOL).map(purposeOfTier),
  mostNeeded,
];

/** How to give lists these in one select. */
export const programPurposes: readonly Purpose[] = programs.map(({ id, title }) => ({
  id,
  title: `${purposeTexts.program} ${title}`,
  words: `${purposeTexts.theProgram} ${title}`,
  priceUsd: null,
  shares: [],
  photo: null,
}));

export const allPurposes = [...offeredPurposes, ...programPurposes];

export function purposeOf(id: string | null): Purpose | null {
  return allPurposes.find((purpose) => purpose.id === id) ?? null;
}

/** Leads to How to give, with the tier chosen. */
export function tierAddress({ id, priceUsd }: DonationTier): string {
  return giveAddress({ purpose: id, often: 'once', currency: 'USD', amount: priceUsd });
}
