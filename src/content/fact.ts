import { factWords, home } from '#facts';
import { groupThousands } from '../lib/money.ts';
import { countWord } from '../lib/text.ts';

const { firstChildren, childrenInCare } = home.figures;

/**
 * The home's facts as a sentence says them: `<p>In {fact.foundedYear} our late founder took in {fact.firstChildren}.</p>`.
 * YAML takes those of tools/facts/fact-words.ts as `{fees}`.
 */
export const fact = {
  ...factWords,
  /** '1998'. */
  foundedYear: `${home.founded}`,
  /** 'ten children'. */
  firstChildren: `${countWord(firstChildren)} children`,
  /** '10 children'. */
  firstChildrenFigure: `${groupThousands(`${firstChildren}`)} children`,
  /** '150 children'. */
  children: `${groupThousands(`${childrenInCare}`)} children`,
  /** '150'. */
  childrenFigure: groupThousands(`${childrenInCare}`),
} as const;
