import { groups } from '#facts';
import { listedWords, sentenceCase } from '../lib/text.ts';
import { annualFees } from './payments.ts';
import type { PhotoSlug } from './photos.generated.ts';

/** Children who need a sponsor. Never one child: no name, and nothing by which one could be recognised. */
export type ChildProfile = {
  id: string;
  /** As in "Support {name}'s Education"; after a name that ends in s the apostrophe stands alone. */
  name: string;
  age: string;
  grade: string;
  interests: readonly string[];
  story: string;
  sponsored: boolean;
  profileImage: PhotoSlug;
  /** US dollars a year, as `annualFees`. No page shows it. */
  monthlyNeed: number;
  /** US dollars a year for one child. */
  annualFees: number;
  feesDescription: string;
};

export const children: readonly ChildProfile[] = groups.map(profileOf);

function profileOf({ photo, ...group }: (typeof groups)[number]): ChildProfile {
  return {
    ...group,
    profileImage: photo,
    monthlyNeed: annualFees.usd,
    annualFees: annualFees.usd,
    feesDescription: sentenceCase(listedWords(annualFees.covers)),
  };
}
