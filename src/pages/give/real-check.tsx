import { Fragment } from 'react';
import { HomeAnswers } from '../../components/answers/home-answers.tsx';
import { homeSettings } from '../../content/home-settings.ts';
import { downloadTexts, givingPromises } from '../../content/page-texts/give.ts';
import { sentenceText } from '../../content/statement.ts';
import { longDate } from '../../lib/days.ts';
import { Fold } from '../../design-system/fold.tsx';
import { Icon } from '../../design-system/icon.tsx';
import styles from './real-check.module.css';

const promises = [
  { key: 'oneNumber', icon: 'check' },
  { key: 'noNewNumber', icon: 'message' },
  { key: 'neverPin', icon: 'shield' },
] as const;

/** How to tell that the payment details are the home's. */
export function RealCheck() {
  const points = promises.map(({ key }) => downloadTexts.promises[key]);
  return (
    <div className={`${styles.check} no-print`}>
      <Fold
        head={
          <>
            <strong>{downloadTexts.real}</strong>
            {points.map((point) => (
              <Fragment key={point}>
                {' '}
                <span className={styles.point}>{point}</span>
              </Fragment>
            ))}
          </>
        }
      >
        <h3 className="visually-hidden">{downloadTexts.real}</h3>
        <ul>
          {promises.map(({ key, icon }) => (
            <li key={key}>
              <Icon name={icon} />
              <p>
                <strong>{`${downloadTexts.promises[key]}.`}</strong>
                {` ${sentenceText(givingPromises[key])}`}
              </p>
            </li>
          ))}
        </ul>
        <HomeAnswers place="real" />
        {homeSettings.detailsChecked ? (
          <p>{`${downloadTexts.checked} ${longDate(homeSettings.detailsChecked)}.`}</p>
        ) : null}
      </Fold>
    </div>
  );
}
