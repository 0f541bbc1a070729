import { groups } from '#facts';
import { listedWords, sentenceCase } from '../lib/text.ts';
import { annualFees } from './payments.ts';

/**
 * Children who need a sponsor. Never one child: no name, and nothing by which one could be recognised. Their names stand
 * in "Support {name}'s Education".
 */
export const children = groups.map(profileOf);

/** Otherwise nobody waits for a sponsor, and visitors are told whom to ask. */
export const isAnyWaiting = children.some(({ sponsored }) => !sponsored);

export type ChildProfile = ReturnType<typeof profileOf>;

function profileOf({ photo, ...group }: (typeof groups)[number]) {
  return {
    ...group,
    profileImage: photo,
    /** US dollars a year, as `annualFees`. No page shows this and `feesDescription`: the ticket of the fees does. */
    monthlyNeed: annualFees.usd,
    /** A year at school for one child: the specification's `annualFees`. */
    priceUsd: annualFees.usd,
    feesDescription: sentenceCase(listedWords(annualFees.covers)),
  };
}
