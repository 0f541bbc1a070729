import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

const capitalsAndHyphen = /(\b\p{Lu}+-\p{L}+)/u;

/** The text, with words such as M-PESA and HIV-positive kept whole: browsers break lines at a hyphen. */
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
