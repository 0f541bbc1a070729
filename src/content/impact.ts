/** A figure as it is shown, and what it counts. */
export type Stat = { value: string; label: string; note?: string };

export const homeStats = [
  { value: '150+', label: 'children cared for' },
  { value: '12+', label: 'years of service' },
  { value: '500+', label: 'lives transformed' },
] as const satisfies readonly Stat[];

/** The fourth figure of the home page's stats row. */
export const commitmentStat = {
  value: '100%',
  label: 'love and commitment',
} as const satisfies Stat;

export const programImpact: readonly Stat[] = [
  { value: '150+', label: 'children enrolled' },
  { value: '95%', label: 'success rate', note: 'transition to secondary school' },
  { value: '12+', label: 'years' },
  { value: '50+', label: 'graduates' },
];
