import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

const capitalsOrShort = /(\b(?:[\p{Lu}\d]+-[\p{L}\d]+|\p{L}{1,5}-\p{L}{1,4})\b)/u;

/** The text, with words such as M-PESA, HIV-positive, 9AM-5PM and grown-ups kept whole: browsers break lines at a hyphen. */
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
