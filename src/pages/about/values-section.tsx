import { aboutTexts } from '../../content/page-texts.ts';
import { values } from '../../content/story.ts';
import { Section } from '../../ui/section.tsx';
import styles from './values-section.module.css';

export function ValuesSection() {
  return (
    <Section labelledBy="values">
      <div className={styles['values']}>
        <h2 id="values">{aboutTexts.values}</h2>
        <dl>
          {values.map(({ id, title, description }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
