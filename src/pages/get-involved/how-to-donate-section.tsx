import { Link } from 'react-router';
import { PaymentDetails } from '../../components/payment/payment-details.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { bankSettings } from '../../content/home-settings.ts';
import { getInvolvedTexts } from '../../content/page-texts/get-involved.ts';
import { callFirst, hasBank, monthlyInShillings, payments } from '../../content/payments.ts';
import { everyTime } from '../../giving/gift-words.ts';
import { giveAddress } from '../../lib/gift-address.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { DONATE_SECTION_ID } from '../../boot-contract.ts';
import { unbroken } from '../../design-system/unbroken.tsx';
import { BeforeGiving } from './before-giving.tsx';
import { GiftLinks } from './gift-links.tsx';
import styles from './how-to-donate-section.module.css';

export function HowToDonateSection() {
  const method = bankSettings.name ? payments.bank : { ...payments.bank, kind: callFirst };
  const bank = [bankSettings.name, bankSettings.branch].filter(Boolean).join(', ');
  return (
    <section
      id={DONATE_SECTION_ID}
      className={styles.section}
      aria-labelledby="how-to-donate-title"
      tabIndex={-1}
    >
      <div className={`${styles.inner} page-width`}>
        <h2 id="how-to-donate-title">{getInvolvedTexts.howToDonate}</h2>
        <p className={`${styles.lead} lead no-print`}>{getInvolvedTexts.howToDonateLead}</p>
        <div className={styles.offer}>
          <GiftLinks />
          <div className={styles.cards}>
            <PaymentDetails method={payments.mobileMoney} tone="leaf">
              <p>
                {'On your phone: '}
                <span translate="no">{unbroken('M-PESA')}</span>
                {', '}
                <span translate="no">{unbroken('Lipa\u00a0na\u00a0M-PESA')}</span>
                {', then '}
                <span translate="no">Pay Bill</span>.
              </p>
            </PaymentDetails>
            {hasBank ? (
              <PaymentDetails method={method} tone="blue">
                {bank ? (
                  <p>
                    Bank: <strong translate="no">{bank}</strong>
                  </p>
                ) : (
                  <p>{getInvolvedTexts.askForBank}</p>
                )}
                <p>
                  Confirm by phone before a large transfer: <PhoneLink />
                </p>
              </PaymentDetails>
            ) : null}
          </div>
        </div>
        <p className="no-print">
          <Link to="/give">{pageNames.give}</Link>
          {getInvolvedTexts.stepByStep}
          <Link to={giveAddress(monthlyInShillings)}>{everyTime(monthlyInShillings)}</Link>
        </p>
        <BeforeGiving />
      </div>
    </section>
  );
}
