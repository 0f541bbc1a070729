import { home } from '#facts';
import { groupThousands } from '../lib/money.ts';

export type Stat = { value: string; label: string; note?: string };

/** Every text and number about the children takes it from here; `firstChildren` is how many there were at first. */
export const { childrenInCare, firstChildren } = home.figures;

const { yearsOfService, livesTransformed, graduates, toSecondarySchool } = home.figures;

export const homeStats: readonly Stat[] = [
  { value: `${childrenInCare}+`, label: 'children cared for' },
  { value: `${yearsOfService}+`, label: 'years of service' },
  { value: `${groupThousands(`${livesTransformed}`)}+`, label: 'lives transformed' },
];

/** In the home page's row of figures. */
export const commitmentStat: Stat = { value: '100%', label: 'love and commitment' };

export const programImpact: readonly Stat[] = [
  { value: `${childrenInCare}+`, label: 'children enrolled' },
  { value: `${toSecondarySchool}%`, label: 'success rate', note: 'transition to secondary school' },
  { value: `${yearsOfService}+`, label: 'years' },
  { value: `${graduates}+`, label: 'graduates' },
];
