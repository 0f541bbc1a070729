import type { ReactNode } from 'react';
import { Photo } from '../../components/photo/photo.tsx';
import { sitePhotos } from '../../content/photos.generated.ts';
import arc from './day-arc.module.css';
import scenes from './day-scenes.module.css';
import styles from './day.module.css';

/** In the day's order. Scenes are as wide as the page, and the prints stand on the ground between them. */
const moments = [
  { slug: 'dormitory' },
  { slug: 'breakfast' },
  { slug: 'walk-to-school', scene: scenes.mist },
  { slug: 'classroom' },
  { slug: 'football' },
  { slug: 'chapati' },
  { slug: 'hills-at-sunset', scene: scenes.sunset },
  { slug: 'evening-devotion-wide', scene: scenes.evening },
] as const;

type DayProps = { title: string; words: ReactNode; night: ReactNode };

/** One painting from morning to night, in eight pictures. `night` stands in the dark below it. */
export function Day({ title, words, night }: DayProps) {
  return (
    <section className={`${styles.day} sky`} aria-labelledby="day">
      <div className={styles.stage}>
        <div className={styles.aside}>
          <div className={styles.slip}>
            <div className={arc.arc} />
            <h2 id="day">{title}</h2>
            {words}
          </div>
        </div>
        <ol className={styles.moments}>
          {moments.map((moment) => (
            <li
              key={moment.slug}
              className={'scene' in moment ? `${scenes.scene} ${moment.scene}` : styles.print}
            >
              <Moment {...moment} />
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.night}>{night}</div>
    </section>
  );
}

type MomentProps = { slug: (typeof moments)[number]['slug']; scene?: string | undefined };

function Moment({ slug, scene }: MomentProps) {
  const { title: name, description } = sitePhotos[slug];
  // On a phone a scene is higher than its picture is wide, but for the evening, whose circle fills it.
  const phone = slug === 'evening-devotion-wide' ? '134vw' : '196vw';
  return (
    <>
      <Photo
        slug={slug}
        sizes={
          scene === undefined
            ? '(min-width:100em) 32rem,(min-width:72em) 25rem,(min-width:48em) 42vw,18.75rem'
            : `(min-width:120em) 120rem,(min-width:36em) 100vw,${phone}`
        }
        keep={slug === 'evening-devotion-wide' ? 'end' : undefined}
        className={scene === undefined ? styles.photo : scenes.photo}
      />
      <div className={scene === undefined ? styles.caption : scenes.caption}>
        <h3>{name}</h3>
        <p>{description}</p>
      </div>
    </>
  );
}
