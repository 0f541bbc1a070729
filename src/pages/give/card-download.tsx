import { paymentCardFiles } from '../../giving/payment-card-files.ts';
import { paymentCardAlt } from '../../giving/payment-card-alt.ts';
import { downloadTexts } from '../../content/page-texts/give.ts';
import { buttonClass } from '../../design-system/button.tsx';
import { Icon } from '../../design-system/icon.tsx';
import styles from './card-download.module.css';

type CardDownloadProps = {
  name: keyof typeof paymentCardFiles;
  look: 'blue' | 'outline';
  texts: { title: string; save: string; file: string };
};

/** The links save the card: the policy stops PDF viewers. */
export function CardDownload({ name, look, texts }: CardDownloadProps) {
  const { address, width, height } = paymentCardFiles[name];
  const title = <span className="visually-hidden">{`: ${texts.title}`}</span>;
  return (
    <figure className={styles.card}>
      <picture>
        <source type="image/avif" srcSet={`${address}.avif`} />
        <img
          src={`${address}.png`}
          width={width}
          height={height}
          alt={paymentCardAlt[name]}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
        />
      </picture>
      <figcaption>
        <h3>{texts.title}</h3>
        <p className={styles.links}>
          <a href={`${address}.png`} download={`${texts.file}.png`} className={buttonClass(look)}>
            <Icon name="picture" />
            <span>
              {texts.save}
              {title}
            </span>
          </a>{' '}
          <a
            href={`${address}.pdf`}
            download={`${texts.file}.pdf`}
            className={buttonClass('outline')}
          >
            <Icon name="print" />
            <span>
              {downloadTexts.print}
              {title}
            </span>
          </a>
        </p>
      </figcaption>
    </figure>
  );
}
