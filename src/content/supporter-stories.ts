import type { PhotoSlug } from './photo-files.generated.ts';

/**
 * STAND-INS: none of these people exists. They show what kind of story belongs here. The home
 * must replace each with a real one, written with the supporter and printed with their consent,
 * and set `standIn` to false; `npm run launch-check` lists those that are left. No child's name
 * and nothing by which a child could be recognised, in real ones either.
 */
export type SupporterStory = {
  name: string;
  role: string;
  story: string;
  impact: string;
  /** What the support is for; never a picture of a supporter with a child. */
  photo: PhotoSlug;
  standIn: boolean;
};

export const supporterStories: readonly SupporterStory[] = [
  {
    name: 'A school sponsor',
    role: 'Sponsor',
    story:
      'A sponsor chooses one child’s school year, sends the form, and agrees the rest with us by phone.',
    impact: 'A year of tuition, books, stationery, uniforms and learning materials.',
    photo: 'classroom',
    standIn: true,
  },
  {
    name: 'A reading volunteer',
    role: 'Volunteer',
    story:
      'A volunteer comes for three months and sits down with whoever has a book and a question.',
    impact: 'A patient listener beside the teacher.',
    photo: 'reading-tree',
    standIn: true,
  },
  {
    name: 'A circle of friends',
    role: 'Fundraisers',
    story:
      'A few friends put their money together, send it by M-Pesa and call to say what it is for.',
    impact: 'Meals on the table for another week.',
    photo: 'breakfast',
    standIn: true,
  },
];
