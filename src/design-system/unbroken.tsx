import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

const capitalsOrShort = /(\b(?:[\p{Lu}\d:]+-[\p{L}\d:]+|\p{L}{1,5}-\p{L}{1,4})\b)/u;

/** Lines don't break at the hyphen of M-PESA, HIV-positive, 8:30AM-5PM or grown-ups. */
export function unbroken(text: string): ReactNode {
  return text
    .split(capitalsOrShort)
    .filter((part) => part !== '')
    .map((part, index) =>
      capitalsOrShort.test(part) ? (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text keep their places
        <span key={index} className={styles.word}>
          {part}
        </span>
      ) : (
        part
      ),
    );
}
