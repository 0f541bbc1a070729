import { programsTexts, whyItWorks } from '../../content/page-texts/programs.ts';
import { Section } from '../../design-system/section.tsx';
import styles from './why-it-works-section.module.css';

export function WhyItWorksSection() {
  return (
    <Section tone="sand">
      <h2>{programsTexts.whyItWorks}</h2>
      <ul className={`${styles.cards} ruled-list`}>
        {whyItWorks.map(({ id, title, description }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
