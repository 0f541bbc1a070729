import { contactFaq } from '../../content/faq.ts';
import { contactTexts } from '../../content/page-texts.ts';
import { Section } from '../../ui/section.tsx';
import styles from './faq-section.module.css';

export function FaqSection() {
  return (
    <Section labelledBy="faq">
      <h2 id="faq">{contactTexts.questions}</h2>
      <dl className={styles['list']}>
        {contactFaq.map(({ id, question, answer }) => (
          <div key={id}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
