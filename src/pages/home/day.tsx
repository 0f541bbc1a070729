import type { ReactNode } from 'react';
import { Photo } from '../../components/photo/photo.tsx';
import { sitePhotos } from '../../content/photos.generated.ts';
import progress from './day-progress.module.css';
import titles from './day-titles.module.css';
import styles from './day.module.css';

const moments = ['dormitory', 'breakfast', 'classroom', 'football', 'chapati'] as const;
/** Fills a screen. */
const evening = 'evening-devotion-wide';

type DayProps = { title: string; words: ReactNode; night: ReactNode };

/**
 * The day from morning to night. On a phone a row that scrolls; on wide screens two columns beside a list. The last
 * picture is as wide as the page. `night` stands in the dark below it.
 */
export function Day({ title, words, night }: DayProps) {
  return (
    <section className={`${styles.day} sky`} aria-labelledby="day">
      <div className={styles.stage}>
        <div className={styles.aside}>
          <div className={styles.card}>
            <h2 id="day">{title}</h2>
            {words}
            <ol className={titles.titles} aria-hidden="true">
              {([...moments, evening] as const).map((slug) => (
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
      <div className={styles.night}>{night}</div>
    </section>
  );
}

type MomentProps = {
  slug: (typeof moments)[number] | typeof evening;
  sizes: string;
  keep?: 'end';
};

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
