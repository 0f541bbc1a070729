import { countWord } from '../../lib/text.ts';
import { programs } from '../programs.ts';

export const programsTexts = {
  lead: `School, faith, life skills, a trade, the step to secondary school, and a home: ${countWord(programs.length)} programs.`,
  /** For screen readers. */
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
    description: 'The children grow up as part of Ruai, and visitors are welcome by appointment.',
  },
  {
    title: 'Long-term support',
    description:
      'We care for children from 1 to 17, and help them with the step to secondary school.',
  },
] as const;
