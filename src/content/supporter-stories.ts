import type { Sentence } from './statement.ts';
import type { WayToHelpId } from './ways-to-help.ts';

/**
 * None of these people exists. The home replaces each with a real story, written with the supporter, printed with their
 * consent, and without `toConfirm`. No story may hold a child's name or anything by which a child could be recognised.
 */
export type SupporterStory = {
  name: string;
  role: string;
  story: Sentence;
  impact: string;
  /** How a reader can help in the same way. */
  way: WayToHelpId;
};

export const supporterStories: readonly SupporterStory[] = [
  {
    name: 'A school sponsor',
    role: 'Sponsor',
    story: {
      toConfirm:
        'A sponsor chooses to pay for a child’s year at school, sends us the form, and agrees the rest by phone.',
    },
    impact: 'A year of tuition, books, stationery, uniforms and learning materials.',
    way: 'sponsor',
  },
  {
    name: 'A reading volunteer',
    role: 'Volunteer',
    story: {
      toConfirm: 'A volunteer comes for three months and reads with the children.',
    },
    impact: 'Somebody to read with, beside the teacher.',
    way: 'volunteer',
  },
  {
    name: 'A circle of friends',
    role: 'Fundraisers',
    story: {
      toConfirm:
        'A few friends put their money together, send it by M-PESA, and call to say what it is for.',
    },
    impact: 'A week of meals.',
    way: 'fundraise',
  },
];
