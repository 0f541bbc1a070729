import { Link } from 'react-router';
import { Photo } from '../../components/photo/photo.tsx';
import { storyPhotos } from '../../content/page-photos.ts';
import { aboutTexts, values } from '../../content/page-texts/about.ts';
import { moreLinkClass } from '../../design-system/more-link.ts';
import { Section } from '../../design-system/section.tsx';
import styles from './values-section.module.css';

export function ValuesSection() {
  return (
    <Section>
      <div className={styles.values}>
        <div className={styles.aside}>
          <Photo
            slug={storyPhotos.values}
            sizes="(min-width:48em) max(52vw,39rem),100vw"
            className={styles.photo}
          />
          <Link to="/children" className={moreLinkClass}>
            Sponsor a Child
          </Link>
        </div>
        <div>
          <h2>{aboutTexts.values}</h2>
          <dl>
            {values.map(({ id, title, description }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
