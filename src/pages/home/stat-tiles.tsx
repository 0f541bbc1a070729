import { StatRow } from '../../components/stat-row.tsx';
import { homeStats } from '../../content/impact.ts';
import styles from './stat-tiles.module.css';

export function StatTiles() {
  return (
    <section className={`${styles.tiles} page-width`}>
      <StatRow stats={homeStats} />
    </section>
  );
}
