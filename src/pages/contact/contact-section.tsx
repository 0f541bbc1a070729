import { Fragment } from 'react';
import { HomeAddress } from '../../components/home-address.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { homeSettings } from '../../content/home-settings.ts';
import { organization } from '../../content/organization.ts';
import { contactTexts, founderNote } from '../../content/page-texts/contact.ts';
import { Section } from '../../design-system/section.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-section.module.css';

export function ContactSection() {
  const { phones, email, otherEmails } = organization;
  return (
    <Section>
      <div className={styles.columns}>
        <div className="stack">
          <h2>{contactTexts.reachUs}</h2>
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
              <HomeAddress />
            </li>
          </ul>
        </div>
        {homeSettings.contactForm ? (
          <div className={`${styles.letter} no-print`}>
            <h2>{contactTexts.form}</h2>
            <ContactForm />
          </div>
        ) : null}
        <div className={styles.founder}>
          <h3>{founderNote.title}</h3>
          <p>{founderNote.text}</p>
        </div>
      </div>
    </Section>
  );
}
