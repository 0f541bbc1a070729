import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './radio-option.module.css';

type RadioOptionProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> & {
  label: ReactNode;
  /** Without it the label leaves space for the circle at its start. */
  labelClass?: string | undefined;
  /** A field that belongs to the choice. */
  children?: ReactNode;
};

/**
 * A radio as large as its card, in a fieldset. `--radio-block` and `--radio-inline` are the insets of its circle,
 * `--label-padding` keeps the label clear of it.
 */
export function RadioOption({ label, labelClass, children, ...radio }: RadioOptionProps) {
  const id = useId();
  return (
    <div className={styles.card}>
      <label htmlFor={id} className={labelClass ?? styles.label}>
        {label}
      </label>
      <input {...radio} type="radio" id={id} className={styles.radio} />
      {children ? <div className={styles.own}>{children}</div> : null}
    </div>
  );
}
