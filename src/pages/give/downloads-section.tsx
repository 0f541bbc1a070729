import { contactCardPath } from '../../giving/contact-card.ts';
import { offeredPlans, reminderPath } from '../../giving/reminder.ts';
import { downloadTexts, reminderDays } from '../../content/page-texts/give.ts';
import { fragmentOf } from '../../lib/giving-choice.ts';
import { formatUsd } from '../../lib/money.ts';
import { buttonClass } from '../../design-system/button.tsx';
import { Icon } from '../../design-system/icon.tsx';
import { Section } from '../../design-system/section.tsx';
import { CardDownload } from './card-download.tsx';
import styles from './downloads-section.module.css';

/** All of it works without script. */
export function DownloadsSection() {
  const { contact } = downloadTexts;
  return (
    <Section id="keep" labelledBy="keep-title" tone="sand">
      <h2 id="keep-title">{downloadTexts.title}</h2>
      <div className={styles.cards}>
        <CardDownload name="payment-card" look="blue" texts={downloadTexts.card} />
        <CardDownload name="poster" look="outline" texts={downloadTexts.poster} />
      </div>
      <div className={styles.contact}>
        <Icon name="contact" />
        <p>
          <strong>{contact.title}</strong>
          {` ${contact.text}`}
        </p>
        {/* Without `download` an iPhone shows the contact at once. */}
        <a href={contactCardPath} className={buttonClass('outline')}>
          {contact.save}
        </a>
      </div>
      <details className={styles.reminders}>
        <summary>{downloadTexts.reminders}</summary>
        <p>{downloadTexts.remindersText}</p>
        <ul>
          {offeredPlans.map((plan) => (
            <li key={fragmentOf(plan)}>
              <a href={reminderPath(plan) ?? undefined}>
                {`${formatUsd(plan.amount)} a year, ${reminderDays[plan.frequency]}`}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}
