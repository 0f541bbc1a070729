import { home } from '#facts';
import { longDate } from '../lib/days.ts';
import { groupThousands } from '../lib/money.ts';

export type Stat = { value: string; label: string; note?: string };

/** The numbers themselves, for drawings. Texts take the words below. */
export const { childrenInCare, firstChildren } = home.figures;

const { yearsOfService, livesTransformed, graduates, toSecondarySchool, countedOn } = home.figures;

/** 'November 2026': when the home counted its figures. Null until it has said. */
export const countedIn = countedOn && longDate(countedOn).replace(/^\d+ /, '');

/** '1,234+ lives transformed'. */
const statOf = (count: number, label: string): Stat => ({
  value: `${groupThousands(`${count}`)}+`,
  label,
});

export const homeStats: readonly Stat[] = [
  statOf(childrenInCare, 'children cared for'),
  statOf(yearsOfService, 'years of service'),
  statOf(livesTransformed, 'lives transformed'),
];

/** The last of the home page's row of figures. */
export const commitmentStat: Stat = { value: '100%', label: 'love and commitment' };

/** The figures of Programs. A home that has no graduates leaves them out. */
export const programStats: readonly Stat[] = [
  statOf(childrenInCare, 'children enrolled'),
  { value: `${toSecondarySchool}%`, label: 'success rate', note: 'transition to secondary school' },
  statOf(yearsOfService, 'years'),
  ...(graduates === null ? [] : [statOf(graduates, 'graduates')]),
];

/** Begins a sentence that goes on: 'to secondary school'. */
export const goOnWords = `${shareWord(toSecondarySchool)} of the children go on`;

function shareWord(percent: number): string {
  if (percent === 100) return 'All';
  return percent > 50 ? 'Most' : 'Many';
}
