import {
  choosingTexts,
  downloadTexts,
  giftNoteTexts,
  payingTexts,
} from '../../content/page-texts/give.ts';
import { moreLinkClass } from '../../design-system/more-link.ts';
import styles from './give-parts.module.css';
import { goToPart } from '../../browser/go-to-part.ts';

const parts = [
  { id: 'choose', title: choosingTexts.title },
  { id: 'pay', title: payingTexts.title },
  { id: 'tell-us', title: giftNoteTexts.title },
  { id: 'keep', title: downloadTexts.title },
] as const;

/** The choice in the address stays. */
export function GiveParts() {
  return (
    <nav aria-label="Parts of this page" className="no-print">
      <ul className={styles.parts}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={moreLinkClass} onClick={goToPart}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
