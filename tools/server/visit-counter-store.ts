import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createVisits, visitCounting, type VisitRequest } from '../../worker/visit-counting.ts';

export type VisitCounterStore = {
  /** How many visits there have been, with this one; null where the file can't be used now. */
  visits: (site: string, request: VisitRequest) => number | null;
  close: () => void;
};

/**
 * `database` is a file, created if it is missing, or `:memory:`. The site has to be served also where the
 * file can't be used: then the console names it, and visits are counted in memory.
 */
export function openVisitCounterStore(database: string): VisitCounterStore {
  try {
    return openDatabase(database);
  } catch (error) {
    console.error(
      `${problem(database, error)} Visits are counted in memory until the next start; if the file is damaged, delete it.`,
    );
    return openDatabase(':memory:');
  }
}

function problem(database: string, error: unknown): string {
  return `The visit counter's file ${database} can't be used: ${error instanceof Error ? error.message : String(error)}.`;
}

function openDatabase(database: string): VisitCounterStore {
  if (database !== ':memory:') mkdirSync(dirname(database), { recursive: true });
  const db = new DatabaseSync(database);
  try {
    // Two servers may share the file. All pages wait meanwhile, because the calls are synchronous.
    db.exec('PRAGMA busy_timeout = 50');
    db.exec(createVisits);
    const count = visitCounting((statement, site) => db.prepare(statement).get(site)?.['count']);
    return {
      visits: (site, request) => {
        try {
          return count(site, request);
        } catch (error) {
          console.error(problem(database, error));
          return null;
        }
      },
      close: () => db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}
