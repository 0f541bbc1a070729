/** A sum that the home names in both currencies. */
export type Pair = { shillings: number; dollars: number };

/**
 * The offered amounts in each currency, in their order, with the fees before the first that is larger. A pair with an
 * amount of the fees goes: no amount stands twice.
 */
export function amountsBeside(fees: Pair, offered: readonly Pair[]) {
  const others = offered.filter(
    ({ shillings, dollars }) => shillings !== fees.shillings && dollars !== fees.dollars,
  );
  const larger = others.findIndex(({ shillings }) => shillings > fees.shillings);
  const at = larger < 0 ? others.length : larger;
  const pairs = [...others.slice(0, at), fees, ...others.slice(at)];
  return {
    shillings: pairs.map(({ shillings }) => shillings),
    dollars: pairs.map(({ dollars }) => dollars),
  };
}
