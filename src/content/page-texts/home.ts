import { countWord, sentenceCase } from '../../lib/text.ts';
import { fact } from '../fact.ts';
import {
  childrenFigure,
  childrenWords,
  firstChildrenFigure,
  firstChildrenWords,
  goOnWords,
} from '../impact.ts';
import { organization } from '../organization.ts';
import { programs } from '../program-list.ts';
import { headline } from '../shared-texts.ts';

export const featuredPrograms = programs.filter((program) => program.featured);

export const hero = {
  title: headline,
  lead: `For about ${childrenWords} in ${fact.locality}, this is home: meals, lessons, friends and grown-ups who look after them.`,
} as const;

export const welcome = {
  title: 'Behind our gate are a children’s home and its own primary school.',
  paragraphs: [
    `We care for children from ${fact.ages}: orphans, HIV-positive, vulnerable and neglected children. Here they are simply brothers, sisters and classmates.`,
  ],
} as const;

export const homeTexts = {
  day: {
    title: 'One day at the home',
    lead: 'From morning to night, in pictures.',
  },
  featuredPrograms: `${sentenceCase(countWord(featuredPrograms.length))} of our ${countWord(programs.length)} programs`,
  /** Only screen readers say it. */
  inNumbers: 'What the home has done so far',
  closing: {
    title: 'How you can help',
    text: 'Sponsor a child’s year at school, or choose another way to help.',
  },
} as const;

export const sinceStory = {
  kicker: `Since ${organization.foundedYear}`,
  title: `${sentenceCase(firstChildrenWords)} in ${organization.foundedYear}, and a welcome ever since`,
  paragraphs: [
    `The home has grown from ${firstChildrenWords} to about ${childrenFigure}, with a primary school of its own. ${goOnWords} to secondary school.`,
  ],
} as const;

/** The two ends of the row of figures below the story. */
export const growth = [
  { when: `${organization.foundedYear}`, count: firstChildrenFigure },
  { when: 'Today', count: `about ${childrenFigure}` },
] as const;
