import { bankSettings } from '../../content/giving-settings.ts';
import { organization } from '../../content/organization.ts';
import { getInvolvedTexts } from '../../content/page-texts.ts';
import { payments } from '../../content/payments.ts';
import { DONATE_SECTION_ID } from '../../lib/donate-section.ts';
import { telHref } from '../../lib/phone.ts';
import { unbroken } from '../../ui/unbroken.tsx';
import styles from './how-to-donate-section.module.css';
import { PaymentCard } from './payment-card.tsx';

export function HowToDonateSection() {
  const { phones } = organization;
  const bank = [bankSettings.name, bankSettings.branch].filter((it) => it !== null).join(', ');
  return (
    <section
      id={DONATE_SECTION_ID}
      className={styles['section']}
      aria-labelledby="how-to-donate-title"
      tabIndex={-1}
    >
      <div className={styles['inner']}>
        <h2 id="how-to-donate-title">{getInvolvedTexts.howToDonate}</h2>
        <div className={styles['cards']}>
          <PaymentCard method={payments.mobileMoney} tone="leaf">
            <p>{unbroken(getInvolvedTexts.mobileMoneyHelp)}</p>
          </PaymentCard>
          <PaymentCard method={payments.bank} tone="blue">
            {bank ? (
              <p>
                Bank: <strong translate="no">{bank}</strong>
              </p>
            ) : (
              <p>
                Ask us for the bank and branch: <a href={telHref(phones[0])}>{phones[0]}</a>
              </p>
            )}
          </PaymentCard>
        </div>
        <p className={styles['note']}>
          Confirm by phone before a large transfer: <a href={telHref(phones[0])}>{phones[0]}</a>
        </p>
      </div>
    </section>
  );
}
