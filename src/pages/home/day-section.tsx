import { Photo } from '../../components/photo/photo.tsx';
import { dayPhotos } from '../../content/page-photos.ts';
import { homeTexts } from '../../content/page-texts/home.ts';
import { feesSentence } from '../../content/payments.ts';
import { sitePhotos } from '../../content/photos.generated.ts';
import { oneYear } from '../../content/shared-texts.ts';
import { ButtonLink } from '../../design-system/button.tsx';
import { MoreLink } from '../../design-system/more-link.tsx';
import progress from './day-progress.module.css';
import styles from './day-section.module.css';
import titles from './day-titles.module.css';

const { title, lead } = homeTexts.day;
const moments = dayPhotos.slice(0, 5);
const evening = dayPhotos[5];

/**
 * On a phone a row that scrolls; on wide screens two columns beside a list. The last picture is as wide as the page.
 */
export function DaySection() {
  return (
    <section className={`${styles.day} sky`} aria-labelledby="day">
      <div className={styles.stage}>
        <div className={styles.aside}>
          <div className={styles.card}>
            <h2 id="day">{title}</h2>
            <p>{lead}</p>
            <MoreLink to="/children">Meet Our Children</MoreLink>
            <ol className={titles.titles} aria-hidden="true">
              {dayPhotos.map((slug) => (
                <li key={slug}>{sitePhotos[slug].title}</li>
              ))}
            </ol>
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
        <div className={styles.rail} role="group" aria-labelledby="day" tabIndex={0}>
          <ol className={styles.hours}>
            {moments.map((slug) => (
              <li key={slug}>
                <Moment
                  slug={slug}
                  sizes="(min-width:100em) 32rem,(min-width:72em) min(31vw,24.5rem),18.75rem"
                />
              </li>
            ))}
          </ol>
        </div>
        <div className={progress.progress} aria-hidden="true" />
        <div className={styles.evening}>
          <Moment
            slug={evening}
            sizes="(min-width:120em) 120rem,(min-width:36em) 100vw,134vw"
            keep="end"
          />
        </div>
      </div>
      <div className={styles.night}>
        <h3>{oneYear}</h3>
        <p>{feesSentence}</p>
        <ButtonLink to="/children" look="sun" label="Sponsor a Child" />
      </div>
    </section>
  );
}

type MomentProps = { slug: (typeof dayPhotos)[number]; sizes: string; keep?: 'end' };

function Moment({ slug, sizes, keep }: MomentProps) {
  const { title: name, description } = sitePhotos[slug];
  return (
    <>
      <Photo slug={slug} sizes={sizes} keep={keep} className={styles.photo} />
      <div className={styles.caption}>
        <h3>{name}</h3>
        <p>{description}</p>
      </div>
    </>
  );
}
