import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type VisitCounterStore = {
  /** Counts one visit and returns how many there have been. */
  countUp: (site: string) => number;
  close: () => void;
};

/** `database` is a file, created if it is missing, or `:memory:`. */
export function openVisitCounterStore(database: string): VisitCounterStore {
  if (database !== ':memory:') mkdirSync(dirname(database), { recursive: true });
  const db = new DatabaseSync(database);
  // Two servers may share the file, as when tests run beside `npm start`.
  db.exec('PRAGMA busy_timeout = 2000');
  db.exec(
    'CREATE TABLE IF NOT EXISTS visits (site TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT',
  );
  const upsert = db.prepare(
    `INSERT INTO visits (site, count) VALUES (?, 1)
     ON CONFLICT (site) DO UPDATE SET count = count + 1
     RETURNING count`,
  );
  return {
    countUp: (site) => Number(upsert.get(site)?.['count']),
    close: () => db.close(),
  };
}
