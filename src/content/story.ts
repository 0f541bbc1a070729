import { childrenInCare, firstChildren } from './impact.ts';
import { organization } from './organization.ts';

export type TitledText = { title: string; paragraphs: readonly string[] };

export type TitledSentence = { id: string; title: string; description: string };

const { foundedYear } = organization;

export const hero = {
  title: 'A home, a school, a whole childhood.',
  lead: `For about ${childrenInCare} children in Ruai, Nairobi, this is home: meals, lessons, friends and grown-ups who look after them.`,
} as const;

export const welcome = {
  title: 'A home with a school of its own',
  paragraphs: [
    'Behind our gate are a children’s home and its own primary school. Children sleep, eat, learn and play here, as the pictures of a day show.',
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
    'The home runs a primary school of its own, which follows Kenya’s competency-based education (CBE). Home and school stand side by side.',
  ],
} as const satisfies TitledText;

export const sinceStory = {
  kicker: `Since ${foundedYear}`,
  title: `Ten children in ${foundedYear}, and a welcome ever since`,
  paragraphs: [
    `Ten children have become about ${childrenInCare}, and the home has a primary school of its own. Most of the children go on to secondary school.`,
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
    description: 'We look after children who are ill, and see that they get medical care.',
  },
  {
    id: 'family-care',
    title: 'Family Care',
    description:
      'Meals together, a bed in the dormitory, and grown-ups who look after the children.',
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
    description: 'Learning opens doors, so the home has a school of its own.',
  },
  {
    id: 'empowerment',
    title: 'Empowerment',
    description: 'Children learn to try, to decide and to do things for themselves.',
  },
  {
    id: 'community',
    title: 'Community',
    description: 'It takes many to raise a child: neighbours, friends and supporters too.',
  },
] as const satisfies readonly TitledSentence[];

export const founderNote = {
  title: 'In our founder’s footsteps',
  text: `The home began in ${foundedYear} with one person’s decision to care for ten children. Our founder has since died, but the work has not stopped. When you call, write or visit, you become part of it.`,
} as const;
