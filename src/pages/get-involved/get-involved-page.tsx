import { Link } from 'react-router';
import { DONATE_SECTION_ID } from '../../boot-contract.ts';
import { ClosingBand } from '../../components/closing-band.tsx';
import { GiftList } from '../../components/gift-list.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PaymentDetails } from '../../components/payment/payment-details.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { CallOrWriteButtons } from '../../components/call-or-write.tsx';
import { hoursLines } from '../../components/visiting-hours.ts';
import { visitFormAddress, wayToHelpAddress } from '../../content/addresses.ts';
import { bankSettings } from '../../content/organization-settings.ts';
import { takesVisits } from '../../content/organization.ts';
import { callFirst, hasBank, monthlyInShillings, paymentMethods } from '../../content/payments.ts';
import { supporterStories } from '../../content/supporter-stories.ts';
import { thingsToGive } from '../../content/things-to-give.ts';
import { waysToHelp } from '../../content/ways-to-help.ts';
import { Icon } from '../../design-system/icon.tsx';
import { MoreLink } from '../../design-system/more-link.tsx';
import { Section } from '../../design-system/section.tsx';
import { everyTime } from '../../giving/gift-words.ts';
import { giveAddress } from '../../lib/gift-address.ts';
import afternoon from './afternoon.module.css';
import styles from './get-involved-page.module.css';
import { WaysToHelpTabs } from './ways-to-help-tabs.tsx';

const bank = [bankSettings.name, bankSettings.branch].filter(Boolean).join(', ');
const wayTitles = new Map(waysToHelp.map(({ id, title }) => [id, title]));

export function Component() {
  return (
    <>
      <PageHead
        title="Get Involved"
        lead="Six ways to help. Choose the one that fits your life."
        hour="afternoon"
        sun
        photo="kitchen-garden"
        crowded="inner"
      />

      <Section labelledBy="ways-to-help">
        <h2 id="ways-to-help" className="visually-hidden">
          Six ways to help
        </h2>
        <WaysToHelpTabs />
      </Section>

      <section
        id={DONATE_SECTION_ID}
        className={styles.section}
        aria-labelledby="how-to-donate-title"
        tabIndex={-1}
      >
        <div className={`${styles.inner} page-width`}>
          <h2 id="how-to-donate-title">How to Donate</h2>
          <p className={`${styles.lead} lead no-print`}>
            Choose a gift to see how to give it, or give any amount you like.
          </p>
          <div className={styles.offer}>
            <GiftList joined />
            <div className={styles.cards}>
              <PaymentDetails method={paymentMethods.mobileMoney} tone="leaf">
                <p>
                  On your phone:{' '}
                  <span translate="no" className="one-line">
                    M-PESA
                  </span>
                  ,{' '}
                  <span translate="no">
                    Lipa na <span className="one-line">M-PESA</span>
                  </span>
                  , then <span translate="no">Pay Bill</span>.
                </p>
              </PaymentDetails>
              {hasBank ? (
                <PaymentDetails
                  method={
                    bankSettings.name
                      ? paymentMethods.bank
                      : { ...paymentMethods.bank, kind: callFirst }
                  }
                  tone="blue"
                >
                  {bank ? (
                    <p>
                      Bank: <strong translate="no">{bank}</strong>
                    </p>
                  ) : (
                    <p>Call us for the bank and branch.</p>
                  )}
                  <p>
                    Confirm by phone before a large transfer: <PhoneLink />
                  </p>
                </PaymentDetails>
              ) : null}
            </div>
          </div>
          <p className="no-print">
            <Link to="/give">How to give</Link>, step by step: for example{' '}
            <Link to={giveAddress(monthlyInShillings)}>{everyTime(monthlyInShillings)}</Link>
          </p>

          <ul className={`${styles.reasons} ruled-list`}>
            <li>
              <h3>
                <Icon name="gate" />
                Come and see
              </h3>
              {takesVisits ? (
                <div>
                  <p>
                    <Hours />
                  </p>
                  <MoreLink to={visitFormAddress}>Ask for a day to visit</MoreLink>
                </div>
              ) : (
                <div>
                  <p>We have no visiting hours at present. Please call us before you come.</p>
                  <MoreLink to="/contact">Contact</MoreLink>
                </div>
              )}
            </li>
            <li id={thingsToGive.id}>
              <h3>
                <Icon name="bag" />
                {thingsToGive.question}
              </h3>
              <div>
                <p>{thingsToGive.answer}</p>
                <MoreLink to="/contact">Contact</MoreLink>
              </div>
            </li>
            <li>
              <h3>
                <Icon name="shield" />
                {/* to confirm */}
                A child’s safety comes first
              </h3>
              <div>
                <p>Our rules for visitors and pictures, and whom to call.</p>
                <MoreLink to="/safeguarding">Safeguarding</MoreLink>
              </div>
            </li>
          </ul>
        </div>
      </section>

      {supporterStories.length > 0 ? (
        <div className="no-print">
          <Section>
            <h2 id="supporter-stories">How people help</h2>
            <ul className={styles.stories}>
              {supporterStories.map(({ name, role, story, impact, way }) => (
                <li key={name}>
                  <div className={styles.who}>
                    <h3>{name}</h3> <p className="remark">{role}</p>
                  </div>
                  <p>{story}</p>
                  <p className={styles.impact}>{impact}</p>
                  <MoreLink to={wayToHelpAddress(way)}>{wayTitles.get(way)}</MoreLink>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      ) : null}

      <ClosingBand
        title="Talk to us first, if you like"
        text="Ask what you like before you decide, by phone or by e-mail."
        hour="afternoon"
        scene={afternoon}
      >
        <CallOrWriteButtons address />
      </ClosingBand>
    </>
  );
}

function Hours() {
  const lines = hoursLines('Every visit');
  return lines.map(({ days, hours, weekdays }, index) => {
    const isLast = index === lines.length - 1;
    return (
      <span key={days}>
        {weekdays.length > 0 ? `${days}${isLast ? ', ' : ' '}` : ''}
        <bdi>{`${hours}${isLast ? '.' : ','}`}</bdi>{' '}
      </span>
    );
  });
}
