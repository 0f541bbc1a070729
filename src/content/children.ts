import { annualFees } from './payments.ts';
import type { PhotoSlug } from './photo-files.generated.ts';

/**
 * A group of children who need a sponsor. A profile is never one child's: no child's name, and
 * nothing by which one could be recognised.
 */
export type ChildProfile = {
  id: string;
  /** The group's name, as in "Support {name}'s Education". */
  name: string;
  age: string;
  grade: string;
  interests: readonly string[];
  story: string;
  /**
   * US dollars a year, the same as `annualFees`: the specification lists a field of this name with that
   * value. No page shows it.
   */
  monthlyNeed: number;
  sponsored: boolean;
  profileImage: PhotoSlug;
  /** US dollars a year, for one child. */
  annualFees: number;
  feesDescription: string;
};

const feesDescription = 'Tuition, books, stationery, uniforms and learning materials';

// Annotated rather than `as const`: `sponsored` is to stay a boolean, for it is meant to change.
export const children: readonly ChildProfile[] = [
  {
    id: 'children-at-play',
    name: 'Children at Play',
    age: '6-12 years',
    grade: 'Various classes',
    interests: ['Writing', 'Gardening', 'Animals'],
    story:
      'They skip and play in the yard. They like to write, to work in the garden and to be with animals.',
    monthlyNeed: annualFees.usd,
    sponsored: false,
    profileImage: 'skipping',
    annualFees: annualFees.usd,
    feesDescription,
  },
  {
    id: 'graduation-students',
    name: 'Graduation Students',
    age: '13-14 years',
    grade: 'Grade 6',
    interests: ['Art', 'History', 'Drama'],
    story:
      'They like to draw, to act and to hear how people lived in the past. They are finishing primary school, and secondary school comes next.',
    monthlyNeed: annualFees.usd,
    sponsored: false,
    profileImage: 'graduation',
    annualFees: annualFees.usd,
    feesDescription,
  },
];
