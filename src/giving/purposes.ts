import { purposeTexts } from '../content/purposes.ts';
import { annualFees, donationTiers } from '../content/payments.ts';
import { programs } from '../content/programs.ts';
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
  /** In addresses. */
  id: string;
  title: string;
  /** After "for". */
  words: string;
  /** Null, and without portions, if any amount will do. */
  priceUsd: number | null;
  portions: readonly Portion[];
};

const school: Purpose = {
  id: 'school',
  ...purposeTexts.school,
  priceUsd: annualFees.usd,
  portions: [
    { times: 0.5, label: 'half a year', words: null },
    { times: 1, label: 'a whole year', words: null },
    { times: 2, label: 'two children', words: purposeTexts.severalChildren('two') },
  ],
};

const { mostNeeded: mostNeededTexts } = purposeTexts;
const mostNeeded: Purpose = { id: 'most', ...mostNeededTexts, priceUsd: null, portions: [] };

/** 'a week of meals' can be given two or four times; 'medical care' by half and twice. */
function ofTier({ amountUsd, label }: { amountUsd: number; label: string }): Purpose {
  const [, unit, things] = /^an? (\S+) of (.+)$/.exec(label) ?? [];
  const words = things ?? label;
  const several = (count: number) => (unit ? `${countWord(count)} ${unit}s` : null);
  const portion = (times: number, label: string | null): Portion => ({
    times,
    label,
    words: label && `${label} of ${words}`,
  });
  return {
    id: words.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    title: sentenceCase(label),
    words,
    priceUsd: amountUsd,
    portions: unit
      ? [portion(1, `a ${unit}`), portion(2, several(2)), portion(4, several(4))]
      : [portion(0.5, null), portion(1, null), portion(2, null)],
  };
}

/** Everybody is asked about these. */
export const offeredPurposes: readonly Purpose[] = [
  school,
  mostNeeded,
  ...donationTiers.filter(({ amountUsd }) => amountUsd !== annualFees.usd).map(ofTier),
];

/** Each only if a link names it. */
export const programPurposes: readonly Purpose[] = programs.map(({ id, title }) => ({
  id,
  title: `${purposeTexts.program} ${title}`,
  words: `${purposeTexts.theProgram} ${title}`,
  priceUsd: null,
  portions: [],
}));

export const allPurposes = [...offeredPurposes, ...programPurposes];

export function purposeOf(id: string | null): Purpose | null {
  return allPurposes.find((purpose) => purpose.id === id) ?? null;
}

/** The purpose of a gift that the home names by its dollars; null if it names none. */
export function purposeOfTier(usd: number): string | null {
  return offeredPurposes.find(({ priceUsd }) => priceUsd === usd)?.id ?? null;
}

/** How to give, with such a gift chosen. */
export function tierAddress(usd: number): string {
  const each = { currency: 'USD', amount: usd } as const;
  return giveAddress({ each, often: 'once', purpose: purposeOfTier(usd) });
}
