import { Link } from 'react-router';
import { Photo } from '../../components/photo/photo.tsx';
import { featuredPrograms, homeTexts } from '../../content/page-texts/home.ts';
import { Section } from '../../design-system/section.tsx';
import { MoreLink } from '../../design-system/more-link.tsx';
import styles from './featured-programs-section.module.css';

export function FeaturedProgramsSection() {
  return (
    <Section>
      <h2 id="featured-programs">{homeTexts.featuredPrograms}</h2>
      <ul className={styles.cards}>
        {featuredPrograms.map(({ id, title, shortTitle = title, summary, photo }) => (
          <li key={id} className={styles.card}>
            <Photo
              slug={photo}
              sizes="(min-width:48em) min(30vw - 1rem,24rem),100vw"
              className={styles.photo}
            />
            <div className={styles.words}>
              <h3>
                <Link to={`/programs#${id}`}>{shortTitle}</Link>
              </h3>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <MoreLink to="/programs">See all our programs</MoreLink>
      </p>
    </Section>
  );
}
