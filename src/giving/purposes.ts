import { purposeTexts } from '../content/purpose-texts.ts';
import { type DonationTier, donationTiers } from '../content/payments.ts';
import type { PhotoSlug } from '../content/photos.generated.ts';
import { programs } from '../content/program-list.ts';
import { MOST_NEEDED, SCHOOL } from '../lib/gift.ts';
import { giveAddress } from '../lib/gift-address.ts';
import type { Currency } from '../lib/money.ts';
import { countWord, sentenceCase } from '../lib/text.ts';
import { pricePerYear } from './school-year.ts';

/** So many times a purpose's price, such as half of it or twice. */
export type Quantity = {
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
  /** The price of one. Null, and without quantities, if any amount will do. */
  prices: Readonly<Record<Currency, number>> | null;
  /** For how many children one is. Null if the home has not told. */
  serves: number | null;
  /** Whether it is given by number: 'a week of meals', 'two weeks of meals'. */
  isCounted: boolean;
  quantities: readonly Quantity[];
  photo: PhotoSlug | null;
};

const school: Purpose = {
  id: SCHOOL,
  ...purposeTexts.school,
  prices: pricePerYear,
  serves: 1,
  isCounted: false,
  quantities: [
    { multiple: 0.5, label: 'half a year', words: null },
    { multiple: 1, label: 'a whole year', words: null },
    { multiple: 2, label: 'two children', words: purposeTexts.severalChildren('two') },
  ],
  photo: donationTiers.find(({ id }) => id === SCHOOL)?.photo ?? null,
};

const { mostNeeded: mostNeededTexts } = purposeTexts;
const mostNeeded: Purpose = {
  id: MOST_NEEDED,
  ...mostNeededTexts,
  prices: null,
  serves: null,
  isCounted: false,
  quantities: [],
  photo: null,
};

/** 'a week of meals' can be given two or four times; 'medical care' by half and twice. */
export function purposeOfTier(tier: DonationTier): Purpose {
  const { id, prices, serves, label, things, unit, photo } = tier;
  const counted = (multiple: number, count: string): Quantity => ({
    multiple,
    label: count,
    words: `${count} of ${things}`,
  });
  const quantities = unit
    ? [
        counted(1, unit.one),
        counted(2, `${countWord(2)} ${unit.many}`),
        counted(4, `${countWord(4)} ${unit.many}`),
      ]
    : [0.5, 1, 2].map((multiple) => ({ multiple, label: null, words: null }));
  const isCounted = unit !== null;
  return {
    id,
    title: sentenceCase(label),
    words: things,
    prices,
    serves,
    isCounted,
    quantities,
    photo,
  };
}

/** Each has a card or a line of its own on How to give. The first is chosen until the visitor chooses another. */
export const offeredPurposes: readonly Purpose[] = [
  mostNeeded,
  school,
  ...donationTiers.filter(({ id }) => id !== SCHOOL).map(purposeOfTier),
];

/** How to give lists these in one select. */
export const programPurposes: readonly Purpose[] = programs.map(({ id, title }) => ({
  id,
  title,
  words: `${purposeTexts.theProgram} ${title}`,
  prices: null,
  serves: null,
  isCounted: false,
  quantities: [],
  photo: null,
}));

export const allPurposes = [...offeredPurposes, ...programPurposes];

export function purposeOf(id: string): Purpose | null {
  return allPurposes.find((purpose) => purpose.id === id) ?? null;
}

/** Leads to How to give, with the tier chosen in shillings: most who press it pay in Kenya. */
export function tierAddress({ id, prices }: DonationTier): string {
  return giveAddress({ purpose: id, often: 'once', currency: 'KES', amount: prices.KES });
}
