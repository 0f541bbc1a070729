import { Photo } from '../../components/photo/photo.tsx';
import { placePhotos } from '../../content/page-photos.ts';
import { aboutTexts } from '../../content/page-texts/about.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { ButtonLink } from '../../design-system/button.tsx';
import styles from './closing-section.module.css';

/** The house mother and three small ones stand on the footer's edge, before the picture. */
export function ClosingSection() {
  const { title, text } = aboutTexts.closing;
  return (
    <section className={`${styles.section} ridged no-print`}>
      <Photo
        slug={placePhotos.closing}
        sizes="(min-width:64em) min(60vw,96rem),128vw"
        // A child sits near its right edge.
        keep="end"
        className={styles.photo}
      />
      <div className={styles.foot} aria-hidden="true" />
      <div className={`${styles.inner} page-width`}>
        <div className={`${styles.words} stack`}>
          <h2>{title}</h2>
          <p>{text}</p>
          <div className="button-row">
            <ButtonLink to="/get-involved" look="paper" label={pageNames.getInvolved} />{' '}
            <ButtonLink to="/contact" look="outline-paper" label={pageNames.contact} />
          </div>
        </div>
      </div>
    </section>
  );
}
