import { countWord } from '../lib/text.ts';
import { annualFees } from './payments.ts';

/** What a gift can be for, besides the gifts of payments.ts. `words` follow "for". */
export const purposeTexts = {
  school: { title: 'A child’s year at school', words: 'a child’s year at school' },
  /** A gift of twice the price or more. `count` is a word: 'two'. */
  severalChildren: (count: string) => `${count} children’s year at school`,
  mostNeeded: { title: 'Where it is needed most', words: 'where it is needed most' },
  /** A program's title follows. */
  program: 'Program:',
  theProgram: 'the program',
} as const;

/** Names an amount by how much of the fees it covers, on the sponsorship form. */
export function sponsorshipName(usd: number): string {
  const children = usd / annualFees.usd;
  if (children < 1) return 'Support for a child’s year at school';
  if (children === 1) return purposeTexts.school.title;
  return Number.isInteger(children)
    ? `School fees for ${countWord(children)} children`
    : 'A sponsorship of a child';
}
