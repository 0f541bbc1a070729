export type Stat = { value: string; label: string; note?: string };

/** Every text and number about the children takes it from here. */
export const childrenInCare = 150;

/** When the home began. */
export const firstChildren = 10;

const yearsOfService = 12;

export const homeStats: readonly Stat[] = [
  { value: `${childrenInCare}+`, label: 'children cared for' },
  { value: `${yearsOfService}+`, label: 'years of service' },
  { value: '500+', label: 'lives transformed' },
];

/** In the home page's row of figures. */
export const commitmentStat: Stat = { value: '100%', label: 'love and commitment' };

export const programImpact: readonly Stat[] = [
  { value: `${childrenInCare}+`, label: 'children enrolled' },
  { value: '95%', label: 'success rate', note: 'transition to secondary school' },
  { value: `${yearsOfService}+`, label: 'years' },
  { value: '50+', label: 'graduates' },
];
