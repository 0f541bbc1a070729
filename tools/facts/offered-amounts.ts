/** A sum that the home names in both currencies. */
export type Pair = { shillings: number; dollars: number };

/**
 * The offered amounts and the fees in each currency, the smallest first. No amount stands twice: a pair goes that has an
 * amount of the fees or of an earlier pair.
 */
export function amountsBeside(fees: Pair, offered: readonly Pair[]) {
  const pairs: Pair[] = [];
  for (const pair of [fees, ...offered])
    if (!pairs.some((it) => it.shillings === pair.shillings || it.dollars === pair.dollars))
      pairs.push(pair);
  return {
    shillings: sortedBy(
      pairs.map(({ shillings }) => shillings),
      (amount) => amount,
    ),
    dollars: sortedBy(
      pairs.map(({ dollars }) => dollars),
      (amount) => amount,
    ),
  };
}

/** The parts that are below the fees, the largest first. Of two with one amount, the first stays. */
export function partsBelow<Part extends { dollars: number }>(
  fees: number,
  parts: readonly Part[],
): Part[] {
  const isFirst = ({ dollars }: Part, index: number) =>
    parts.findIndex((it) => it.dollars === dollars) === index;
  const below = parts.filter((part, index) => part.dollars < fees && isFirst(part, index));
  return sortedBy(below, ({ dollars }) => -dollars);
}

function sortedBy<Entry>(entries: readonly Entry[], rank: (entry: Entry) => number): Entry[] {
  // Not `toSorted`: src/tsconfig.json compiles this file too, because src/ takes the facts' types from it, and knows only
  // what the oldest browsers have.
  // oxlint-disable-next-line unicorn/no-array-sort
  return [...entries].sort((one, other) => rank(one) - rank(other));
}
