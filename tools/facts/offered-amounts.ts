/** A sum that the home names in both currencies. */
export type Pair = { shillings: number; dollars: number };

/**
 * The offered amounts and the fees, from the smallest on. Each stands once: a pair that equals another in one currency is
 * left out, and the fees stay.
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

/** The parts below the fees, from the largest on, each amount once. */
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
  // src/ takes the types of the facts from here, and its oldest browsers have no `toSorted`.
  // oxlint-disable-next-line unicorn/no-array-sort
  return [...entries].sort((one, other) => rank(one) - rank(other));
}
