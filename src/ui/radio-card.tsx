import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './radio-card.module.css';

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> & {
  /** What names the choice; the radio lies over all of it. */
  label: ReactNode;
  /** What stands above the radio and can be used itself, such as a field that belongs to the choice. */
  children?: ReactNode;
};

/** A radio button as large as its card. Put several into a fieldset with a legend, with the same `name`. */
export function RadioCard({ label, children, ...radio }: RadioCardProps) {
  const id = useId();
  return (
    <div className={styles['card']}>
      <input {...radio} type="radio" id={id} className={styles['radio']} />
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {children ? <div className={styles['own']}>{children}</div> : null}
    </div>
  );
}
