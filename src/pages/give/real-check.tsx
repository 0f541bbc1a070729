import { HomeAnswers } from '../../components/answers/home-answers.tsx';
import { homeSettings } from '../../content/home-settings.ts';
import { downloadTexts, givingPromises } from '../../content/page-texts/give.ts';
import { sentenceText } from '../../content/statement.ts';
import { longDate } from '../../lib/days.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './real-check.module.css';

const promises = [
  { key: 'oneNumber', icon: 'check' },
  { key: 'noNewNumber', icon: 'message' },
  { key: 'neverPin', icon: 'shield' },
] as const;

/** How to tell that this is the home, beside what is paid to. */
export function RealCheck() {
  return (
    <div className={`${styles.check} no-print`}>
      <h3>{downloadTexts.real}</h3>
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
    </div>
  );
}
