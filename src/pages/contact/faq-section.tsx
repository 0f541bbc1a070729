import { Link } from 'react-router';
import { contactFaq, contactTexts } from '../../content/page-texts/contact.ts';
import { moreLinkClass } from '../../ui/more-link.ts';
import { ruledListClass } from '../../ui/ruled-list.ts';
import { Section } from '../../ui/section.tsx';
import styles from './faq-section.module.css';

export function FaqSection() {
  return (
    <Section labelledBy="faq">
      <h2 id="faq">{contactTexts.questions}</h2>
      <dl className={`${styles.list} ${ruledListClass}`}>
        {contactFaq.map(({ id, question, answer, link }) => (
          <div key={id}>
            <dt>{question}</dt>
            <dd>
              <p>{answer}</p>
              {link ? (
                <Link to={link.to} className={moreLinkClass}>
                  {link.label}
                </Link>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
