// Which requests count as visits.

import { isbot } from 'isbot';

export const createVisits =
  'CREATE TABLE IF NOT EXISTS visits (site TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT';

const countUp = `INSERT INTO visits (site, count) VALUES (?, 1)
  ON CONFLICT (site) DO UPDATE SET count = count + 1 RETURNING count`;

const readCount = 'SELECT count FROM visits WHERE site = ?';

/** Of one internet address, behind which a class, an office or a mobile network may open pages together. */
const VISITS_A_MINUTE = 30;

/** The `count` of the first row that the statement gives; throws where the storage fails. */
type Query = (statement: string, site: string) => unknown;

export type VisitRequest = {
  header: (name: string) => string | null | undefined;
  /** The internet address of the visitor. */
  caller: string;
};

/**
 * Counts a request that is a visit, and returns the number of visits so far in any case. Callers are kept in memory
 * only, for a minute at most.
 */
export function visitCounting(query: Query, now: () => number = Date.now) {
  const callers = new Map<string, number>();
  let minute = 0;

  function isWithinLimit(caller: string): boolean {
    const present = Math.floor(now() / 60_000);
    if (present !== minute) callers.clear();
    minute = present;
    const visits = (callers.get(caller) ?? 0) + 1;
    callers.set(caller, visits);
    return visits <= VISITS_A_MINUTE;
  }

  return (site: string, request: VisitRequest): number => {
    const counts = isVisit(request) && isWithinLimit(network(request.caller));
    return Number(query(counts ? countUp : readCount, site) ?? 0);
  };
}

/**
 * Whether a page of this site asks because somebody has opened it. No visit is a prefetched page, the counter's address
 * typed into a browser, a request of another site, or a known robot.
 */
function isVisit({ header }: VisitRequest): boolean {
  const site = header('Sec-Fetch-Site') ?? 'same-origin';
  return (
    !header('Sec-Purpose') &&
    header('Sec-Fetch-Mode') !== 'navigate' &&
    site === 'same-origin' &&
    !isbot(header('User-Agent'))
  );
}

/** The part of an address that stays the same: an IPv6 caller can use any address that begins with its four groups. */
function network(caller: string): string {
  return caller
    .replace(/^::ffff:/i, '')
    .split(':', 4)
    .join(':');
}
