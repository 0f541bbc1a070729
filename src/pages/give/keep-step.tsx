import { needsScript } from '../../boot-contract.ts';
import { keepingTexts } from '../../content/page-texts/give.ts';
import { giftIn } from '../../giving/choice.ts';
import { contactCardPath } from '../../giving/contact-card.ts';
import { CalendarItem } from './calendar-item.tsx';
import { CardItem } from './card-item.tsx';
import styles from './keep-step.module.css';
import { LinkItem } from './link-item.tsx';
import { Step } from './step.tsx';
import type { ChoiceControl } from './use-choice.ts';

type KeepStepProps = { control: ChoiceControl };

export function KeepStep({ control: { choice } }: KeepStepProps) {
  const gift = giftIn(choice);
  return (
    <Step id="keep" number={4} title={keepingTexts.title} tone="sand">
      <ul className={styles.items}>
        <CardItem name="payment-card" texts={keepingTexts.card} />
        <CardItem name="poster" texts={keepingTexts.poster} />
        <li className={styles.when} {...needsScript} hidden={!gift}>
          {gift ? <CalendarItem gift={gift} /> : null}
        </li>
        <li {...needsScript} hidden={!gift}>
          {gift ? <LinkItem gift={gift} /> : null}
        </li>
        <li>
          <h3>{keepingTexts.number}</h3>
          {/* Without `download` an iPhone shows the contact at once. */}
          <a href={contactCardPath} className="more-link">
            {keepingTexts.saveContact}
          </a>
        </li>
      </ul>
    </Step>
  );
}
