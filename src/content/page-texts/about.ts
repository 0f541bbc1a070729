import { fact } from '../fact.ts';
import { childrenWords, firstChildrenWords } from '../impact.ts';
import { organization } from '../organization.ts';

export const aboutTexts = {
  lead: `A children’s home with a primary school of its own. It began in ${organization.foundedYear} with ${firstChildrenWords}.`,
  /** Who is in the picture at the top. While it is drawn, the page says so instead. */
  caption: 'Some of the people who work here.',
  whatWeDo: 'What We Do',
  values: 'Our core values',
  /** Above answers from home-questions.ts. */
  answers: 'What people ask about us',
  closing: {
    title: 'Come and see, or lend a hand',
    text: 'There are several ways to help, and a visit is one of them.',
  },
} as const;

export const history = {
  title: 'How we began',
  paragraphs: [
    `In ${organization.foundedYear} our late founder took in ${firstChildrenWords}. The home has grown ever since.`,
    `Today we care for about ${childrenWords} aged from ${fact.ages}: orphans, HIV-positive, vulnerable and neglected children.`,
    'The home runs a primary school of its own, which follows Kenya’s competency-based education (CBE). Home and school stand side by side, behind one gate.',
  ],
} as const;

export const whatWeDo = [
  {
    id: 'education',
    title: 'Education',
    description:
      'Our primary school teaches Kenya’s competency-based curriculum: children try things and explain them.',
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
] as const;

export const values = [
  {
    title: 'Compassion',
    description: 'We listen first, and treat each child as we would our own.',
  },
  { title: 'Faith', description: 'Prayer and song are part of our day.' },
  { title: 'Education', description: 'Learning opens doors, so the home has a school of its own.' },
  {
    title: 'Empowerment',
    description: 'Children learn to try, to decide and to do things for themselves.',
  },
  {
    title: 'Community',
    description: 'It takes many to raise a child: neighbours, friends and supporters too.',
  },
] as const;
