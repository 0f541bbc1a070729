import { keepingTexts } from '../../content/page-texts/give.ts';
import { paymentCards } from '../../giving/payment-cards.ts';
import styles from './keep-step.module.css';

type CardItemProps = {
  name: keyof typeof paymentCards;
  texts: { title: string; file: string };
};

/** The links save the card: the policy stops PDF viewers. */
export function CardItem({ name, texts }: CardItemProps) {
  const { address, width, height, alt } = paymentCards[name];
  const title = <span className="visually-hidden">{` ${texts.title}`}</span>;
  return (
    <li className={styles.card}>
      <picture>
        <source type="image/avif" srcSet={`${address}.avif`} />
        <img
          src={`${address}.png`}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
        />
      </picture>
      <div>
        <h3>{texts.title}</h3>
        <p className="button-row">
          <a href={`${address}.png`} download={`${texts.file}.png`} className="more-link">
            <span>
              {keepingTexts.save}
              {title}
            </span>
          </a>{' '}
          <a href={`${address}.pdf`} download={`${texts.file}.pdf`} className="more-link">
            <span>
              {keepingTexts.print}
              {title}
            </span>
          </a>
        </p>
      </div>
    </li>
  );
}
