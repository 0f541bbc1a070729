import { needsReact, needsScript } from '../../boot-contract.ts';
import { SiteMark } from '../../components/site-mark.tsx';
import { organization } from '../../content/organization.ts';
import { type Gift, wholeGift } from '../../lib/gift.ts';
import { Icon } from '../../design-system/icon.tsx';
import { contactCardPath } from '../../giving/contact-card.ts';
import { giftSentence } from '../../giving/gift-words.ts';
import { printedCards } from '../../giving/printed-cards.ts';
import { CalendarItem } from './calendar-item.tsx';
import { CopyLink, giftUrl } from './copy-link.tsx';
import styles from './keep-step.module.css';
import { Step } from './step.tsx';
import type { ChoiceProps } from './use-choice.ts';

export function KeepStep({ control: { choice } }: ChoiceProps) {
  const gift = wholeGift(choice);
  return (
    <Step id="keep">
      <ul className={styles.ofGift} {...needsScript} hidden={!gift}>
        <li>{gift ? <CalendarItem gift={gift} /> : null}</li>
        <li>{gift ? <LinkItem gift={gift} /> : null}</li>
      </ul>
      <ul className={styles.things}>
        <li>
          <ContactPicture />
          <h3>Our number</h3>
          {/* Without `download` an iPhone shows the contact at once. */}
          <a href={contactCardPath} className="more-link">
            Save contact
          </a>
        </li>
        <CardItem name="payment-card" heading="Payment card" thing="Payment card" />
        <CardItem name="poster" id="notice-board" heading="For a notice board" thing="Poster" />
      </ul>
    </Step>
  );
}

function LinkItem({ gift }: { gift: Gift }) {
  return (
    <>
      <h3>This gift as a link</h3>
      <p className="button-row">
        <span>
          <CopyLink gift={gift} />
        </span>{' '}
        {typeof navigator.share === 'function' ? (
          <button
            type="button"
            className="more-link"
            onClick={() => {
              const title = `How to give to ${organization.name}`;
              const text = `${giftSentence(gift)}.`;
              const shared = navigator.share({ title, text, url: giftUrl(gift) });
              // The promise is rejected when the visitor closes the sheet. The link can still be copied.
              shared.catch(() => null);
            }}
            {...needsReact}
          >
            <u>Share</u>
          </button>
        ) : null}
      </p>
    </>
  );
}

type CardItemProps = {
  name: keyof typeof printedCards;
  id?: string;
  heading: string;
  /** What the links say aloud. */
  thing: string;
};

/** The links save the card. They don't open it, because the content security policy stops PDF viewers. */
function CardItem({ name, id, heading, thing }: CardItemProps) {
  const { address, alt, ...size } = printedCards[name];
  return (
    <li id={id}>
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
      <h3>{heading}</h3>
      <p className={styles.links}>
        <a
          href={`${address}.png`}
          download={`${name}.png`}
          className="more-link"
          aria-label={`Save ${thing}`}
        >
          Save
        </a>{' '}
        <a
          href={`${address}.pdf`}
          download={`${name}.pdf`}
          className="more-link"
          aria-label={`Print ${thing}`}
        >
          Print
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
        <span>
          <bdi dir="ltr">{organization.phones[0]}</bdi>
        </span>
      </div>
    </div>
  );
}
