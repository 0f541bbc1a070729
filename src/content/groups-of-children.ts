import { groups } from '#facts';
import { listedWords, sentenceCase } from '../lib/text.ts';
import { annualFees } from './payments.ts';

/**
 * Children who need a sponsor. Never one child: no name, and nothing by which one could be recognised. Their names
 * stand in "Support {name}'s Education".
 */
export const groupsOfChildren = groups.map(profileOf);

/** Whether any group needs a sponsor. If none does, visitors are told whom to ask. */
export const isAnyWaiting = groupsOfChildren.some(({ sponsored }) => !sponsored);

export type ChildProfile = ReturnType<typeof profileOf>;

function profileOf({ photo, ...group }: (typeof groups)[number]) {
  return {
    ...group,
    profileImage: photo,
    /** The specification's name and value: US dollars a year. No page shows it or `feesDescription`. */
    monthlyNeed: annualFees.usd,
    /** A year at school for one child: the specification's `annualFees`. */
    priceUsd: annualFees.usd,
    feesDescription: sentenceCase(listedWords(annualFees.covers)),
  };
}
