import { goToPart } from '../../browser/go-to-part.ts';
import {
  choosingTexts,
  giveTexts,
  keepingTexts,
  noteTexts,
  payingTexts,
} from '../../content/page-texts/give.ts';
import styles from './road.module.css';
import { Stone } from './step.tsx';

const steps = [
  { id: 'choose', number: 1, title: choosingTexts.title },
  { id: 'pay', number: 2, title: payingTexts.title },
  { id: 'tell-us', number: 3, title: noteTexts.title },
  { id: 'keep', number: 4, title: keepingTexts.short, more: keepingTexts.forLater },
] as const;

/** The choice in the address stays. */
export function Road() {
  return (
    <nav id="road" aria-label={giveTexts.steps} className={`${styles.road} no-print`}>
      <ol>
        {steps.map((step) => (
          <li key={step.id}>
            <a href={`#${step.id}`} onClick={goToPart}>
              <Stone number={step.number} />{' '}
              <span>
                {step.title}
                {'more' in step ? <i>{` ${step.more}`}</i> : null}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
