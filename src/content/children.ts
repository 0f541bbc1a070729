import { listedWords, sentenceCase } from '../lib/text.ts';
import { annualFees } from './payments.ts';
import type { PhotoSlug } from './photos.generated.ts';

/** Children who need a sponsor. Never one child: no name, and nothing by which one could be recognised. */
type ChildGroup = {
  id: string;
  /** As in "Support {name}'s Education"; after a name that ends in s the apostrophe stands alone. */
  name: string;
  age: string;
  grade: string;
  interests: readonly string[];
  story: string;
  sponsored: boolean;
  profileImage: PhotoSlug;
};

export type ChildProfile = ChildGroup & {
  /** US dollars a year, as `annualFees`. No page shows it. */
  monthlyNeed: number;
  /** US dollars a year for one child. */
  annualFees: number;
  feesDescription: string;
};

// Not `as const`: `sponsored` must stay a boolean, because the home will change it.
const groups: readonly ChildGroup[] = [
  {
    id: 'children-at-play',
    name: 'Children at Play',
    age: '6-12 years',
    grade: 'Various classes',
    interests: ['Writing', 'Gardening', 'Animals'],
    story:
      'They skip and play in the yard. They like to write, to work in the garden and to be with animals.',
    sponsored: false,
    profileImage: 'skipping',
  },
  {
    id: 'graduation-students',
    name: 'Graduation Students',
    age: '13-14 years',
    grade: 'Grade 6',
    interests: ['Art', 'History', 'Drama'],
    story:
      'They like to draw, to act and to hear how people lived in the past. They are finishing primary school, and secondary school comes next.',
    sponsored: false,
    profileImage: 'graduation',
  },
];

export const children: readonly ChildProfile[] = groups.map(withFees);

function withFees(group: ChildGroup): ChildProfile {
  return {
    ...group,
    monthlyNeed: annualFees.usd,
    annualFees: annualFees.usd,
    feesDescription: sentenceCase(listedWords(annualFees.covers)),
  };
}
