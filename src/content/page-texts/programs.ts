import { countWord, sentenceCase } from '../../lib/text.ts';
import { fact } from '../fact.ts';
import { programs } from '../program-list.ts';

export const programsTexts = {
  lead: `${sentenceCase(countWord(programs.length))} programs, so that each child can learn, grow and find a way in life.`,
  /** Only screen readers say it. */
  inNumbers: 'Our programs in numbers',
  whyItWorks: 'Why it works',
  closing: {
    title: 'Help keep a program going',
    text: 'Give any amount to the program that you choose, or where it is needed most.',
  },
} as const;

export const whyItWorks = [
  {
    title: 'Individualized attention',
    description: 'No two children are alike, so we look at what each child needs.',
  },
  {
    title: 'Family environment',
    description: 'Shared meals, shared chores and shared birthdays, as in any big family.',
  },
  {
    title: 'Community integration',
    description: `The children grow up as part of ${fact.town}, and visitors are welcome ${fact.condition}.`,
  },
  {
    title: 'Long-term support',
    description: `We care for children from ${fact.ages}, and help them with the step to secondary school.`,
  },
] as const;
