import { formatKes, formatUsd, groupThousands } from '../../src/lib/money.ts';
import { listedWords } from '../../src/lib/text.ts';
import type { Facts } from './schema.ts';

const factNames = [
  'phone',
  'email',
  'fees',
  'feesInShillings',
  'covers',
  'fromPerMonth',
  'perMonth',
  'ages',
  'town',
  'locality',
  'distance',
  'junction',
  'condition',
  'volunteersStay',
  'sponsorsStay',
] as const;

/** Facts that a sentence takes by name: `{fees}` in YAML, `${fact.fees}` in a text (src/content/README.md). */
export type FactWords = Readonly<Record<(typeof factNames)[number], string>>;

/** Before the id of a gift: `{price-of-meals}`. */
const PRICE_OF = 'price-of-';

/** Each fact as a sentence says it. */
function factWordsOf({ home, payments }: Pick<Facts, 'home' | 'payments'>): FactWords {
  const { schoolFees, sponsorshipPerMonth } = payments;
  const { from, to } = sponsorshipPerMonth;
  return {
    phone: home.phones[0],
    email: home.email,
    fees: formatUsd(schoolFees.dollars),
    feesInShillings: formatKes(schoolFees.shillings),
    covers: listedWords(schoolFees.covers),
    fromPerMonth: formatUsd(from),
    perMonth: from === to ? formatUsd(from) : `${formatUsd(from)}-${groupThousands(`${to}`)}`,
    ages: `${home.ages.from || 'birth'} to ${home.ages.to}`,
    town: home.locality.replace(/,.*/, ''),
    locality: home.locality,
    distance: home.route.distance,
    junction: home.route.junction,
    condition: home.visitingCondition,
    volunteersStay: home.volunteersStay,
    sponsorsStay: home.sponsorsStay,
  };
}

/** The price of each gift, by its name: `$25` for `price-of-meals`. */
function pricesOf({ gifts }: Facts['payments']): Record<string, string> {
  return Object.fromEntries(
    gifts.map(({ id, priceUsd }) => [`${PRICE_OF}${id}`, formatUsd(priceUsd)]),
  );
}

/** A fact's name in a sentence: `{fees}`. */
const nameInSentence = /\{ *([\w-]+) *\}/g;

/** The names of the prices: 'price-of-meals'. */
export function priceNames(payments: Facts['payments']): string[] {
  return Object.keys(pricesOf(payments));
}

/** The names between { and } that are no fact. Without `prices` each that could be a price's counts as known. */
export function unknownNames(text: string, prices: readonly string[] | null): string[] {
  const names = Array.from(text.matchAll(nameInSentence), ([, name = '']) => name);
  const isPrice = (name: string) => prices?.includes(name) ?? name.startsWith(PRICE_OF);
  return names.filter((name) => !(factNames as readonly string[]).includes(name) && !isPrice(name));
}

/** For messages: what may stand between { and }. */
export const nameOfFact = `one of ${factNames.map((name) => `{${name}}`).join(', ')}, or {price-of-…} with the id of a gift`;

/** Puts the facts into all texts that take them by name. */
export function completed(facts: Facts): Facts & { factWords: FactWords } {
  const factWords = factWordsOf(facts);
  const words: Record<string, string> = { ...factWords, ...pricesOf(facts.payments) };
  const wordsOf = (written: string, name: string) => words[name] ?? written;
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(nameInSentence, wordsOf);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  return { ...(fill(facts) as Facts), factWords };
}
