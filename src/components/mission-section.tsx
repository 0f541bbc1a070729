import { Section } from '../design-system/section.tsx';
import styles from './mission-section.module.css';

export function MissionSection() {
  return (
    <Section tone="sand" low>
      <div className={styles.pair}>
        <div>
          <h2>Our mission</h2>
          {/* to confirm */}
          <p>To give every child in our care a safe home, a good school and people who care.</p>
        </div>
        <div>
          <h2>Our vision</h2>
          {/* to confirm */}
          <p>A community where every child is safe, goes to school and belongs to a family.</p>
        </div>
      </div>
    </Section>
  );
}
