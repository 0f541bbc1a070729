import styles from './months-of-school.module.css';

type MonthsOfSchoolProps = {
  /** Whole months of a child's year at school that a gift pays for, from 0 to 12. */
  paid: number;
};

/** Twelve children of the gate, one for each month. The words beside them say the same. */
export function MonthsOfSchool({ paid }: MonthsOfSchoolProps) {
  return (
    <div className={`${styles.dancers} no-print`} aria-hidden="true">
      {Array.from({ length: 12 }, (_month, index) => (
        <i key={index} data-paid={index < paid || undefined} />
      ))}
    </div>
  );
}
