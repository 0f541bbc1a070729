import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { GiftCards } from '../../components/giving/gift-cards.tsx';
import { PaymentCard } from '../../components/giving/payment-card.tsx';
import { bankSettings } from '../../content/giving-settings.ts';
import { organization } from '../../content/organization.ts';
import { getInvolvedTexts } from '../../content/page-texts.ts';
import { annualFees, payments } from '../../content/payments.ts';
import { DONATE_SECTION_ID } from '../../lib/donate-section.ts';
import { fragmentOf } from '../../lib/giving-plan.ts';
import { telHref } from '../../lib/phone.ts';
import { moreLinkClass } from '../../ui/more-link.ts';
import { unbroken } from '../../ui/unbroken.tsx';
import { BeforeGiving } from './before-giving.tsx';
import { GiftAmounts, giftChoice } from './gift-amounts.tsx';
import styles from './how-to-donate-section.module.css';
import { PaybillBar } from './paybill-bar.tsx';

export function HowToDonateSection() {
  const { phones } = organization;
  const bank = [bankSettings.name, bankSettings.branch].filter((it) => it !== null).join(', ');
  const choice = useRef<HTMLDivElement>(null);
  const [giftUsd, setGiftUsd] = useState<number | null>(null);
  // A gift may have been chosen before hydration.
  useEffect(() => {
    const radio = choice.current?.querySelector<HTMLInputElement>(':checked');
    setGiftUsd(radio ? Number(radio.value) : null);
  }, []);
  const fragment = giftUsd === null ? '' : fragmentOf({ kind: 'gift', usd: giftUsd });
  return (
    <section
      id={DONATE_SECTION_ID}
      className={styles['section']}
      aria-labelledby="how-to-donate-title"
      tabIndex={-1}
    >
      <div className={styles['inner']}>
        <h2 id="how-to-donate-title">{getInvolvedTexts.howToDonate}</h2>
        <p className={styles['lead']}>{getInvolvedTexts.howToDonateLead}</p>
        <div ref={choice} className={giftChoice}>
          <div className={styles['gifts']}>
            <GiftCards columns={5} startsAtUsd={annualFees.usd} onChoose={setGiftUsd} />
          </div>
          <div className={styles['cards']}>
            <PaymentCard
              method={payments.mobileMoney}
              tone="leaf"
              amounts={<GiftAmounts currency="KES" />}
            >
              <p>
                {'On your phone: '}
                <span translate="no">{unbroken('M-PESA')}</span>
                {', '}
                <span translate="no">{unbroken('Lipa\u00a0na\u00a0M-PESA')}</span>
                {', then '}
                <span translate="no">Pay Bill</span>.
              </p>
            </PaymentCard>
            <PaymentCard
              method={payments.bank}
              tone="blue"
              amounts={<GiftAmounts currency="USD" />}
            >
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
        </div>
        <div className={styles['notes']}>
          <Link to={`/give${fragment}`} className={moreLinkClass}>
            {getInvolvedTexts.stepByStep}
          </Link>
          <p>
            Confirm by phone before a large transfer: <a href={telHref(phones[0])}>{phones[0]}</a>
          </p>
        </div>
        <BeforeGiving />
      </div>
      <PaybillBar />
    </section>
  );
}
