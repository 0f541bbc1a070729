import { Fragment } from 'react';
import { organization } from '../../content/organization.ts';
import { contactTexts } from '../../content/page-texts.ts';
import { founderNote } from '../../content/story.ts';
import { telHref } from '../../lib/phone.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-section.module.css';

export function ContactSection() {
  const { phones, email, address, landmark } = organization;
  return (
    <Section>
      <div className={styles.columns}>
        <div className={styles.ways}>
          <h2>{contactTexts.reachUs}</h2>
          <ul className={styles.list}>
            <li>
              <Icon name="phone" />
              <div>
                <h3>Phone</h3>
                {phones.map((phone) => (
                  <Fragment key={phone}>
                    <a href={telHref(phone)}>{phone}</a>{' '}
                  </Fragment>
                ))}
              </div>
            </li>
            <li>
              <Icon name="mail" />
              <div>
                <h3>E-mail</h3>
                <a href={`mailto:${email}`}>{email}</a>
              </div>
            </li>
            <li>
              <Icon name="pin" />
              <div>
                <h3>Address</h3>
                <address>
                  {[...address.lines, landmark].map((line) => (
                    <span key={line}>{`${line} `}</span>
                  ))}
                </address>
              </div>
            </li>
          </ul>
          <aside className={styles.founder} aria-label={founderNote.title}>
            <h3>{founderNote.title}</h3>
            <p>{founderNote.text}</p>
          </aside>
        </div>
        <div className={`${styles.form} no-print`}>
          <h2>{contactTexts.form}</h2>
          <ContactForm />
        </div>
      </div>
    </Section>
  );
}
