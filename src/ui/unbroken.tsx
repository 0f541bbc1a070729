import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

const wholeWord = /(\b\p{Lu}+-\p{L}+|competency-based)/u;

/** The text, with words such as M-Pesa and competency-based kept whole: browsers break lines at a hyphen. */
export function unbroken(text: string): ReactNode {
  return text
    .split(wholeWord)
    .filter((part) => part !== '')
    .map((part, index) =>
      wholeWord.test(part) ? (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text keep their places
        <span key={index} className={styles['word']}>
          {part}
        </span>
      ) : (
        part
      ),
    );
}
