import { needsScript } from '../../boot-contract.ts';
import { SiteMark } from '../../components/site-mark.tsx';
import { organization } from '../../content/organization.ts';
import { keepingTexts } from '../../content/page-texts/give.ts';
import { wholeGift } from '../../lib/gift.ts';
import { Icon } from '../../design-system/icon.tsx';
import { contactCardPath } from '../../giving/contact-card.ts';
import { paymentCards } from '../../giving/payment-cards.ts';
import { CalendarItem } from './calendar-item.tsx';
import styles from './keep-step.module.css';
import { LinkItem } from './link-item.tsx';
import { Step } from './step.tsx';
import type { ChoiceProps } from './use-choice.ts';

export function KeepStep({ control: { choice } }: ChoiceProps) {
  const gift = wholeGift(choice);
  return (
    <Step id="keep">
      <ul className={styles.things}>
        <CardItem name="payment-card" title={keepingTexts.card} />
        <CardItem name="poster" title={keepingTexts.poster} />
        <li>
          <ContactPicture />
          <h3>{keepingTexts.number}</h3>
          {/* Without `download` an iPhone shows the contact at once. */}
          <a href={contactCardPath} className="more-link">
            {keepingTexts.saveContact}
          </a>
        </li>
      </ul>
      <ul className={styles.ofGift} {...needsScript} hidden={!gift}>
        <li>{gift ? <CalendarItem gift={gift} /> : null}</li>
        <li>{gift ? <LinkItem gift={gift} /> : null}</li>
      </ul>
    </Step>
  );
}

/** The links save the card. They don't open it, because the content security policy stops PDF viewers. */
function CardItem({ name, title }: { name: keyof typeof paymentCards; title: string }) {
  const { address, alt, ...size } = paymentCards[name];
  return (
    <li>
      <picture className={styles.picture}>
        <source type="image/avif" srcSet={`${address}.avif`} />
        <img
          src={`${address}.png`}
          {...size}
          alt={alt}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
        />
      </picture>
      <h3>{title}</h3>
      <p className={styles.links}>
        <a
          href={`${address}.png`}
          download={`${name}.png`}
          className="more-link"
          aria-label={`${keepingTexts.save} ${title}`}
        >
          {keepingTexts.save}
        </a>{' '}
        <a
          href={`${address}.pdf`}
          download={`${name}.pdf`}
          className="more-link"
          aria-label={`${keepingTexts.print} ${title}`}
        >
          {keepingTexts.print}
        </a>
      </p>
    </li>
  );
}

/** The home's number as it will look among the visitor's contacts. */
function ContactPicture() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <div className={styles.contact}>
        <SiteMark />
        <Icon name="phone" />
        <span>{organization.phones[0]}</span>
      </div>
    </div>
  );
}
