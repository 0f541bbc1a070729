import { Link } from 'react-router';
import { Photo } from '../../components/photo/photo.tsx';
import { featuredPrograms, homeTexts } from '../../content/page-texts/home.ts';
import { Section } from '../../design-system/section.tsx';
import { MoreLink } from '../../design-system/more-link.tsx';
import { evenRows } from '../../lib/even-rows.ts';
import rows from '../../design-system/even-rows.module.css';
import styles from './featured-programs-section.module.css';

const inRow = evenRows(featuredPrograms.length, 3);

/** Renders nothing where no program is featured. */
export function FeaturedProgramsSection() {
  if (featuredPrograms.length === 0) return null;
  return (
    <Section>
      <h2 id="featured-programs">{homeTexts.featuredPrograms}</h2>
      <ul className={styles.cards}>
        {featuredPrograms.map(({ id, title, shortTitle = title, summary, photo }, index) => (
          <li key={id} className={`${styles.card} ${rows.entry}`} data-in-row={inRow[index]}>
            <Photo
              slug={photo}
              sizes={
                inRow[index] === 3
                  ? '(min-width:100em) 29rem,(min-width:48em) min(30vw - 1rem,24rem),100vw'
                  : '(min-width:100em) 45rem,(min-width:48em) min(46vw,37rem),100vw'
              }
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
