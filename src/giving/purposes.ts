import { purposeTexts } from '../content/purpose-texts.ts';
import { annualFees, type DonationTier, donationTiers } from '../content/payments.ts';
import type { PhotoSlug } from '../content/photos.generated.ts';
import { programs } from '../content/program-list.ts';
import { giveAddress } from '../lib/gift.ts';
import { countWord, sentenceCase } from '../lib/text.ts';

/** A part or a multiple of a purpose's price. */
export type Portion = {
  times: number;
  /** Below its amount. */
  label: string | null;
  /** In a sentence, if not the purpose's own words: 'two weeks of meals'. */
  words: string | null;
};

export type Purpose = {
  /** In addresses: it never changes. */
  id: string;
  title: string;
  /** After "for". */
  words: string;
  /** Null, and without portions, if any amount will do. */
  priceUsd: number | null;
  portions: readonly Portion[];
  photo: PhotoSlug | null;
};

/** The child's year. In payments.yaml it is the gift of the school fees. */
const SCHOOL = 'school';

const school: Purpose = {
  id: SCHOOL,
  ...purposeTexts.school,
  priceUsd: annualFees.usd,
  portions: [
    { times: 0.5, label: 'half a year', words: null },
    { times: 1, label: 'a whole year', words: null },
    { times: 2, label: 'two children', words: purposeTexts.severalChildren('two') },
  ],
  photo: donationTiers.find(({ id }) => id === SCHOOL)?.photo ?? null,
};

const { mostNeeded: mostNeededTexts } = purposeTexts;
const mostNeeded: Purpose = {
  id: 'most',
  ...mostNeededTexts,
  priceUsd: null,
  portions: [],
  photo: null,
};

/** 'a week of meals' can be given two or four times; 'medical care' by half and twice. */
export function purposeOfTier({ id, priceUsd, label, things, unit, photo }: DonationTier): Purpose {
  const counted = (times: number, count: string): Portion => ({
    times,
    label: count,
    words: `${count} of ${things}`,
  });
  const portions = unit
    ? [
        counted(1, unit.one),
        counted(2, `${countWord(2)} ${unit.many}`),
        counted(4, `${countWord(4)} ${unit.many}`),
      ]
    : [0.5, 1, 2].map((times) => ({ times, label: null, words: null }));
  return { id, title: sentenceCase(label), words: things, priceUsd, portions, photo };
}

/** Everybody is asked about these. */
export const offeredPurposes: readonly Purpose[] = [
  school,
  ...donationTiers.filter(({ id }) => id !== SCHOOL).map(purposeOfTier),
  mostNeeded,
];

/** Each only if a link names it. */
export const programPurposes: readonly Purpose[] = programs.map(({ id, title }) => ({
  id,
  title: `${purposeTexts.program} ${title}`,
  words: `${purposeTexts.theProgram} ${title}`,
  priceUsd: null,
  portions: [],
  photo: null,
}));

export const allPurposes = [...offeredPurposes, ...programPurposes];

export function purposeOf(id: string | null): Purpose | null {
  return allPurposes.find((purpose) => purpose.id === id) ?? null;
}

/** How to give, with such a gift chosen. */
export function tierAddress({ id, priceUsd }: DonationTier): string {
  const each = { currency: 'USD', amount: priceUsd } as const;
  return giveAddress({ each, often: 'once', purpose: id });
}
