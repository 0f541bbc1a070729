import { Link } from 'react-router';
import { feesSentence } from '../../components/fees-sentence.ts';
import { Photo } from '../../components/photo/photo.tsx';
import { dayCaptions } from '../../content/day-captions.generated.ts';
import { dayPhotos } from '../../content/page-photos.ts';
import { homeTexts } from '../../content/page-texts.ts';
import lantern from '../../drawings/lantern.svg';
import { buttonClass } from '../../ui/button.tsx';
import { moreLinkClass } from '../../ui/more-link.ts';
import progress from './day-progress.module.css';
import styles from './day-section.module.css';
import titles from './day-titles.module.css';

const { title, lead, price } = homeTexts.day;
const night = dayPhotos.length - 1;

/** Six pictures from morning to night: two columns beside a list of them, on a phone a row to scroll. */
export function DaySection() {
  return (
    <section aria-labelledby="day">
      <div className={styles['stage']}>
        <div className={styles['aside']}>
          <div className={styles['card']}>
            <h2 id="day">{title}</h2>
            <p>{lead}</p>
            <Link to="/children" className={moreLinkClass}>
              Meet Our Children
            </Link>
            <ol className={titles['titles']} aria-hidden="true">
              {dayPhotos.map((slug) => (
                <li key={slug}>{dayCaptions[slug].title}</li>
              ))}
            </ol>
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
        <div className={styles['rail']} role="group" aria-labelledby="day" tabIndex={0}>
          <ol className={styles['hours']}>
            {dayPhotos.map((slug, index) => (
              <li key={slug}>
                <Photo
                  slug={slug}
                  sizes={
                    index === night
                      ? '(min-width:72em) 100vw,21rem'
                      : '(min-width:72em) min(31vw,24.5rem),18.75rem'
                  }
                  className={styles['photo']}
                />
                <div className={styles['caption']}>
                  <h3>{dayCaptions[slug].title}</h3>
                  <p>{dayCaptions[slug].description}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className={progress['progress']} aria-hidden="true" />
      </div>
      <div className={styles['dusk']}>
        <img src={lantern} alt="" width="52" height="72" loading="lazy" />
      </div>
      <div className={styles['night']}>
        <h3>{price}</h3>
        <p>{feesSentence()}</p>
        <Link to="/children" className={buttonClass('sun')}>
          Sponsor a Child
        </Link>
      </div>
    </section>
  );
}
