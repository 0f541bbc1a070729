/** A figure as it is shown, and what it counts. */
export type Stat = { value: string; label: string; note?: string };

/** How many children live at the home. Every text and every big number takes it from here. */
export const childrenInCare = 150;

/** How many there were when the home began. */
export const firstChildren = 10;

/** Years of service. */
const yearsOfService = 12;

export const homeStats: readonly Stat[] = [
  { value: `${childrenInCare}+`, label: 'children cared for' },
  { value: `${yearsOfService}+`, label: 'years of service' },
  { value: '500+', label: 'lives transformed' },
];

/** The fourth figure of the home page's stats row. */
export const commitmentStat: Stat = { value: '100%', label: 'love and commitment' };

export const programImpact: readonly Stat[] = [
  { value: `${childrenInCare}+`, label: 'children enrolled' },
  { value: '95%', label: 'success rate', note: 'transition to secondary school' },
  { value: `${yearsOfService}+`, label: 'years' },
  { value: '50+', label: 'graduates' },
];
