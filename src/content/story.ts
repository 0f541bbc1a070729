import { childrenInCare, firstChildren } from './impact.ts';
import { organization } from './organization.ts';

export type TitledText = { title: string; paragraphs: readonly string[] };

export type TitledSentence = { id: string; title: string; description: string };

const { foundedYear } = organization;

export const hero = {
  title: 'A home, a school, a whole childhood.',
  lead: `For about ${childrenInCare} children in Ruai, Nairobi, this gate opens on meals, lessons, friends and somebody who waits up.`,
} as const;

export const welcome = {
  title: `Ten children in ${foundedYear}. A full dinner table ever since.`,
  paragraphs: [
    'Our founder opened the door to ten children. Today there is a home and a primary school behind our gate, and the days have a rhythm: breakfast before lessons, football before supper, a story before bed.',
    'We care for children from one to seventeen: orphans, HIV-positive, vulnerable and neglected children. Here they are simply brothers, sisters and classmates.',
  ],
} as const satisfies TitledText;

export const mission = {
  title: 'Our mission',
  text: 'To give every child in our care a safe home, a good school and people who stay.',
} as const;

export const vision = {
  title: 'Our vision',
  text: 'A community where every child is safe, goes to school and belongs to a family.',
} as const;

export const history = {
  title: 'How we began',
  paragraphs: [
    `In ${foundedYear} our founder took in ten children. Our founder has since died, but the home lives on.`,
    `Today we care for about ${childrenInCare} children between the ages of 1 and 17: orphans, HIV-positive, vulnerable and neglected children.`,
    'As the children grew, a place to sleep was not enough. So the home has a primary school of its own, which follows Kenya’s competency-based education. School is a short walk across the yard.',
  ],
} as const satisfies TitledText;

export const sinceStory = {
  kicker: `Since ${foundedYear}`,
  title: 'The gate has not closed since',
  paragraphs: [
    `Ten children became about ${childrenInCare}, and the home gained a school of its own. Many have gone on to secondary school. The gate still opens for the next child.`,
  ],
} as const satisfies TitledText & { kicker: string };

/** The ends of the row of figures below that story: when, and how many children. */
export const growth = [
  { when: `${foundedYear}`, count: `${firstChildren} children` },
  { when: 'Today', count: `about ${childrenInCare}` },
] as const;

export const whatWeDo = [
  {
    id: 'education',
    title: 'Education',
    description:
      'Our primary school teaches Kenya’s competency-based curriculum, with books, uniforms and learning materials.',
  },
  {
    id: 'healthcare',
    title: 'Healthcare',
    description: 'A child who is ill is looked after here, and gets medical care.',
  },
  {
    id: 'family-care',
    title: 'Family Care',
    description: 'Meals at one table, a bed of their own and adults who know each child well.',
  },
] as const satisfies readonly TitledSentence[];

export const values = [
  {
    id: 'compassion',
    title: 'Compassion',
    description: 'We listen first, and treat each child as we would our own.',
  },
  {
    id: 'faith',
    title: 'Faith',
    description: 'Prayer and song are part of our day, and hope is part of our work.',
  },
  {
    id: 'education',
    title: 'Education',
    description: 'Learning opens doors, so every child here goes to school.',
  },
  {
    id: 'empowerment',
    title: 'Empowerment',
    description: 'We teach children to decide, to try and to do things for themselves.',
  },
  {
    id: 'community',
    title: 'Community',
    description: 'Neighbours, friends and supporters all help to raise our children.',
  },
] as const satisfies readonly TitledSentence[];

export const founderNote = {
  title: 'In our founder’s footsteps',
  text: `The home began in ${foundedYear} with one person’s decision to care for ten children. Our founder has since died, but the work has not stopped. When you call, write or visit, you become part of it.`,
} as const;
