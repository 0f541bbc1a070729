import type { Stat } from '../content/stats.ts';
import styles from './stat-row.module.css';

export function StatRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.row}>
      {stats.map(({ value, label, note }) => (
        <div key={label}>
          <dt>
            {note ? `${label} ` : label}
            {note ? <small>{note}</small> : null}
          </dt>
          <dd>
            {/* Translated to Arabic, "500+" would read "+500". */}
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
