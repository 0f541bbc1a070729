import { Link } from 'react-router';
import { Photo } from '../../components/photo/photo.tsx';
import { storyPhotos } from '../../content/page-photos.ts';
import { aboutTexts, values } from '../../content/page-texts/about.ts';
import { evenRows } from '../../lib/even-rows.ts';
import rows from '../../design-system/even-rows.module.css';
import styles from './values-section.module.css';

const inRow = evenRows(values.length, 5);

/** The evening picture crosses the page and sinks into the dusk on which the values stand. */
export function ValuesSection() {
  return (
    <section className={`${styles.section} sky`}>
      <Photo
        slug={storyPhotos.values}
        sizes="min(max(100vw,28rem),120rem)"
        className={`${styles.photo} no-print`}
      />
      <div className={`${styles.values} page-width`}>
        <h2>{aboutTexts.values}</h2>
        <dl>
          {values.map(({ title, description }, index) => (
            <div key={title} className={rows.entry} data-in-row={inRow[index]}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <Link to="/children" className="more-link no-print">
          Sponsor a Child
        </Link>
      </div>
    </section>
  );
}
