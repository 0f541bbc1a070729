import { mission, vision } from '../content/shared-texts.ts';
import { Section } from '../design-system/section.tsx';
import styles from './mission-section.module.css';

export function MissionSection() {
  return (
    <Section tone="sand" low>
      <div className={styles.pair}>
        {[mission, vision].map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
