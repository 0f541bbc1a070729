import type { CSSProperties } from 'react';
import styles from './months-of-school.module.css';

type MonthsOfSchoolProps = {
  /** Whole months of a child's year at school that a gift pays for, from 0 to 12. */
  paid: number;
};

/**
 * Twelve children in order of size, one for each month: filled if it is paid, else an outline. The words beside them say
 * the same.
 */
export function MonthsOfSchool({ paid }: MonthsOfSchoolProps) {
  // React's types know no custom properties.
  const style = { '--paid': paid } as CSSProperties;
  return <div className={`${styles.months} no-print`} style={style} aria-hidden="true" />;
}

/** '3 of 12 months'. */
export function monthsInWords(paid: number): string {
  if (paid === 12) return 'The whole year';
  return paid === 0 ? 'Part of a month' : `${paid} of 12 months`;
}
