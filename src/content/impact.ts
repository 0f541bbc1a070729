import { home } from '#facts';
import { groupThousands } from '../lib/money.ts';
import { countWord } from '../lib/text.ts';

export type Stat = { value: string; label: string; note?: string };

/** The numbers themselves, for drawings. Texts take the words below. */
export const { childrenInCare, firstChildren } = home.figures;

/** '150'. */
export const childrenFigure = groupThousands(`${childrenInCare}`);

/** '150 children'. */
export const childrenWords = `${childrenFigure} ${childOrChildren(childrenInCare)}`;

/** 'ten children'. */
export const firstChildrenWords = `${countWord(firstChildren)} ${childOrChildren(firstChildren)}`;

/** '10 children'. */
export const firstChildrenFigure = `${groupThousands(`${firstChildren}`)} ${childOrChildren(firstChildren)}`;

function childOrChildren(count: number): string {
  return count === 1 ? 'child' : 'children';
}

const { yearsOfService, livesTransformed, graduates, toSecondarySchool } = home.figures;

/** '1,234+ lives transformed', and '1 life transformed': one is one, and no "more than". */
function figureOf(count: number, labels: { one: string; many: string }): Stat {
  const figure = groupThousands(`${count}`);
  return count === 1
    ? { value: figure, label: labels.one }
    : { value: `${figure}+`, label: labels.many };
}

export const homeStats: readonly Stat[] = [
  figureOf(childrenInCare, { one: 'child cared for', many: 'children cared for' }),
  figureOf(yearsOfService, { one: 'year of service', many: 'years of service' }),
  figureOf(livesTransformed, { one: 'life transformed', many: 'lives transformed' }),
];

/** The last of the home page's row of figures. */
export const commitmentStat: Stat = { value: '100%', label: 'love and commitment' };

/** The figures of Programs. A home that has no graduates leaves them out. */
export const programImpact: readonly Stat[] = [
  figureOf(childrenInCare, { one: 'child enrolled', many: 'children enrolled' }),
  { value: `${toSecondarySchool}%`, label: 'success rate', note: 'transition to secondary school' },
  figureOf(yearsOfService, { one: 'year', many: 'years' }),
  ...(graduates === null ? [] : [figureOf(graduates, { one: 'graduate', many: 'graduates' })]),
];

/** Begins a sentence that goes on: 'to secondary school'. */
export const goOnWords = `${shareWord(toSecondarySchool)} of the children go on`;

function shareWord(percent: number): string {
  if (percent === 100) return 'All';
  return percent > 50 ? 'Most' : 'Many';
}
