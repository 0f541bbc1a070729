import { Fragment } from 'react';
import { HomeAddress } from '../../components/home-address.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { homeSettings } from '../../content/home-settings.ts';
import { organization } from '../../content/organization.ts';
import { contactTexts, founderNote } from '../../content/page-texts/contact.ts';
import { Icon } from '../../design-system/icon.tsx';
import { ruledListClass } from '../../design-system/ruled-list.ts';
import { Section } from '../../design-system/section.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-section.module.css';

export function ContactSection() {
  const { phones, email, otherEmails } = organization;
  return (
    <Section>
      <div className={styles.columns}>
        <div className={styles.ways}>
          <h2>{contactTexts.reachUs}</h2>
          <ul className={`${styles.list} ${ruledListClass}`}>
            <li>
              <Icon name="phone" />
              <div>
                <h3>Phone</h3>
                {phones.map((phone) => (
                  <Fragment key={phone}>
                    <PhoneLink number={phone} />{' '}
                  </Fragment>
                ))}
              </div>
            </li>
            <li>
              <Icon name="mail" />
              <div>
                <h3>E-mail</h3>
                {[email, ...otherEmails].map((it) => (
                  <Fragment key={it}>
                    <a href={`mailto:${it}`}>{it}</a>{' '}
                  </Fragment>
                ))}
              </div>
            </li>
            <li>
              <Icon name="pin" />
              <div>
                <h3>Address</h3>
                <HomeAddress />
              </div>
            </li>
          </ul>
        </div>
        {homeSettings.contactForm ? (
          <div className={`${styles.form} no-print`}>
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
