import { Section } from '../design-system/section.tsx';
import styles from './mission-section.module.css';

export function MissionSection() {
  return (
    <Section tone="sand" low>
      <div className={styles.pair}>
        <div>
          <h2>Our mission</h2>
          <p>To give every child in our care a safe home, a good school and people who stay.</p>
        </div>
        <div>
          <h2>Our vision</h2>
          <p>A community where every child is safe, goes to school and belongs to a family.</p>
        </div>
      </div>
    </Section>
  );
}
