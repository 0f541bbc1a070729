import { Fragment } from 'react';
import { Answers, AnswerText, Question, Questions } from '../../components/answers/answers.tsx';
import { ThingsToGive } from '../../components/answers/things-to-give.tsx';
import { WHOM_TO_CALL_ID, WhomToCall } from '../../components/answers/whom-to-call.tsx';
import { ClosingBand } from '../../components/closing-band.tsx';
import { CallOrWriteButtons } from '../../components/call-or-write.tsx';
import { OrganizationAddress } from '../../components/organization-address.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { VISIT_FORM_ID } from '../../content/addresses.ts';
import { fact } from '../../content/fact.ts';
import { isAnyWaiting } from '../../content/groups-of-children.ts';
import { answerTo } from '../../content/answers.ts';
import { organizationSettings } from '../../content/organization-settings.ts';
import { hasVisitingHours, organization, takesVisits } from '../../content/organization.ts';
import { monthlySponsorship } from '../../content/payments.ts';
import { thingsToGive } from '../../content/things-to-give.ts';
import { ButtonLink } from '../../design-system/button.tsx';
import { Fold } from '../../design-system/fold.tsx';
import { MoreLink } from '../../design-system/more-link.tsx';
import { Section } from '../../design-system/section.tsx';
import { giveAddress } from '../../lib/gift-address.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { Directions } from './directions.tsx';
import night from './night.module.css';
import { VisitForm } from './visit-form.tsx';
import visit from './visit-section.module.css';
import { VisitingSign } from './visiting-sign.tsx';

const { phones, email, otherEmails } = organization;

export function Component() {
  const tax = answerTo('tax-receipts');
  return (
    <>
      <PageHead
        title="Contact"
        lead={
          takesVisits
            ? 'Call us, write to us, or ask for a day to visit.'
            : 'Call us or write to us.'
        }
        photo="compound"
        hour="mid-morning"
        sun
      >
        <CallOrWriteButtons icons />{' '}
        <MoreLink to={`#${WHOM_TO_CALL_ID}`}>I cannot care for my child. Whom can I call?</MoreLink>{' '}
        <MoreLink to={`#${thingsToGive.id}`}>{thingsToGive.question}</MoreLink>
      </PageHead>

      <Section>
        <div className={styles.columns}>
          <div className="stack">
            <h2>How to reach us</h2>
            <ul className={`${styles.list} ruled-list`}>
              <li>
                <h3>Phone</h3>
                {phones.map((phone, index) => (
                  <Fragment key={phone}>
                    <PhoneLink
                      number={phone}
                      className={index === 0 ? styles.first : undefined}
                    />{' '}
                  </Fragment>
                ))}
              </li>
              <li>
                <h3>E-mail</h3>
                {[email, ...otherEmails].map((it, index) => (
                  <Fragment key={it}>
                    <a href={`mailto:${it}`} className={index === 0 ? styles.mail : undefined}>
                      {it}
                    </a>{' '}
                  </Fragment>
                ))}
              </li>
              <li>
                <h3>Address</h3>
                <OrganizationAddress />
              </li>
            </ul>
          </div>
          {organizationSettings.contactForm ? (
            <div className={`${styles.letter} no-print`}>
              <h2>Send us a message</h2>
              <ContactForm />
            </div>
          ) : null}
          <div className={styles.founder}>
            <h3>In our founder’s footsteps</h3>
            <p>
              In {fact.foundedYear} our late founder decided to care for {fact.firstChildren}. The
              work has not stopped.
            </p>
          </div>
        </div>
      </Section>

      {/* The hours hang on a sign over a map that runs off a wide screen. */}
      <section className={visit.section} aria-labelledby="come-and-see">
        <div className={`${visit.columns} page-width`}>
          <VisitingSign />
          <Directions />
          {/* A phone with script folds the form, unless the address asks for it. */}
          {takesVisits ? (
            <section
              id={VISIT_FORM_ID}
              className={`${visit.visit} ticket no-print`}
              aria-labelledby="visit-title"
            >
              <h3 id="visit-title" className={visit.title}>
                Ask for a day to visit
              </h3>
              <Fold
                on="phone"
                openedBy={VISIT_FORM_ID}
                head={<span className={visit.head}>Ask for a day to visit</span>}
              >
                <p className={visit.note}>
                  This is a request. The visit is agreed once we have confirmed it.{' '}
                  {/* to confirm */}
                  We will answer before the day that you ask for.
                </p>
                <VisitForm />
              </Fold>
            </section>
          ) : null}
        </div>
      </section>

      <Section labelledBy="faq">
        <h2 id="faq">Questions we are often asked</h2>
        <Questions>
          <Question title="Can I visit the home?">
            {/* to confirm */}
            Yes, {fact.condition}. Please call or write before you come, and we will agree a day and
            a time{hasVisitingHours ? ' within our visiting hours' : ''}.
          </Question>
          <Question title="How do I sponsor a child?">
            Sponsorship starts at {fact.fromPerMonth} monthly. School fees alone: {fact.fees} a
            year. {organizationSettings.beyondFees ?? 'Ask us what the rest pays for.'} We recommend
            at least {fact.sponsorsStay}.{' '}
            {isAnyWaiting
              ? 'Choose a group on Our Children, send us the form,'
              : 'Tell us how to reach you,'}{' '}
            and we will contact you about the next steps.
            <div>
              <MoreLink to={giveAddress(monthlySponsorship)}>How to give</MoreLink>
            </div>
          </Question>
          <Question title="Can I volunteer?">
            Yes. We prefer volunteers who can stay at least {fact.volunteersStay}.{' '}
            {/* to confirm */}
            Children need time to get to know you. Call us and tell us what you would like to do.
          </Question>
          <Question title="Do you give tax-deductible receipts?">
            {tax ? (
              <AnswerText {...tax} />
            ) : (
              <>
                The rules differ from country to country. We have not said yet for which countries
                we give such a receipt. Do not count on it; ask before you give.
              </>
            )}
          </Question>
          <WhomToCall />
          <Question id={thingsToGive.id} title={thingsToGive.question}>
            <ThingsToGive />
          </Question>
          <Answers place="contact" />
        </Questions>
      </Section>

      <ClosingBand
        title="Ready to help?"
        text="Choose a way to help, from a visit to a child’s year at school."
        scene={{ ...night, hour: `${night.hour} ridged` }}
      >
        <ButtonLink to="/get-involved" look="paper" label="Get Involved" />{' '}
        <ButtonLink to="/children" look="outline-paper" label="Our Children" />
      </ClosingBand>
    </>
  );
}
