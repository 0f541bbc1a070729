import { withoutScript } from '../../boot-contract.ts';
import { contactFilePath } from '../../components/giving/contact-file.ts';
import { offeredPlans, reminderDays, reminderPath } from '../../components/giving/reminder.ts';
import { givingPromises } from '../../content/giving-promises.ts';
import { givingSettings } from '../../content/giving-settings.ts';
import { keepTexts } from '../../content/keep-texts.ts';
import { fragmentOf } from '../../lib/giving-plan.ts';
import { longDate } from '../../lib/long-date.ts';
import { formatUsd } from '../../lib/money.ts';
import { sentenceText } from '../../content/statement.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { CardToKeep } from './card-to-keep.tsx';
import styles from './keep-section.module.css';

const promises = [
  { key: 'oneNumber', icon: 'check' },
  { key: 'noNewNumber', icon: 'message' },
  { key: 'neverPin', icon: 'shield' },
] as const;

/** How to tell that this is the home, and what to keep. All of it works without script. */
export function KeepSection() {
  const { contact } = keepTexts;
  return (
    <Section id="keep" labelledBy="keep-title" tone="sand">
      <h2 id="keep-title">{keepTexts.title}</h2>
      <h3 className={styles['real']}>{keepTexts.real}</h3>
      <ul className={styles['promises']}>
        {promises.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} />
            <h4>{keepTexts.promises[key]}</h4>
            <p>{sentenceText(givingPromises[key])}</p>
          </li>
        ))}
      </ul>
      {givingSettings.detailsChecked ? (
        <p className={styles['checked']}>
          {`${keepTexts.checked} ${longDate(givingSettings.detailsChecked)}.`}
        </p>
      ) : null}
      <div className={styles['cards']}>
        <CardToKeep name="payment-card" look="blue" texts={keepTexts.card} />
        <CardToKeep name="poster" look="outline" texts={keepTexts.poster} />
      </div>
      <div className={styles['contact']}>
        <Icon name="contact" />
        <p>
          <strong>{contact.title}</strong>
          {` ${contact.text}`}
        </p>
        {/* Not `download`: an iPhone then shows the contact at once. */}
        <a href={contactFilePath} className={buttonClass('outline')}>
          {contact.save}
        </a>
      </div>
      <div className={styles['reminders']} {...withoutScript}>
        <h3>{keepTexts.reminders}</h3>
        <p>{keepTexts.remindersText}</p>
        <ul>
          {offeredPlans.map((plan) => (
            <li key={fragmentOf(plan)}>
              <a href={reminderPath(plan) ?? undefined}>
                {`${formatUsd(plan.usd)} a year, ${reminderDays[plan.frequency]}`}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
