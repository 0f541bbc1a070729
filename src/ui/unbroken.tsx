import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

const capitalsAndHyphen = /(\b[\p{Lu}\d]+-[\p{L}\d]+)/u;

/** The text, with words such as M-PESA, HIV-positive and 9AM-5PM kept whole: browsers break lines at a hyphen. */
export function unbroken(text: string): ReactNode {
  return text
    .split(capitalsAndHyphen)
    .filter((part) => part !== '')
    .map((part, index) =>
      capitalsAndHyphen.test(part) ? (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text keep their places
        <span key={index} className={styles.word}>
          {part}
        </span>
      ) : (
        part
      ),
    );
}
