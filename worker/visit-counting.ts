import { isbot } from 'isbot';

export const createVisits =
  'CREATE TABLE IF NOT EXISTS visits (site TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT';

const countUp = `INSERT INTO visits (site, count) VALUES (?, 1)
  ON CONFLICT (site) DO UPDATE SET count = count + 1 RETURNING count`;

const readCount = 'SELECT count FROM visits WHERE site = ?';

/** From one internet address, which a class, an office or a mobile network may share. */
const VISITS_A_MINUTE = 30;

/** Returns `count` of the first row. Throws if the storage fails. */
type Query = (statement: string, site: string) => unknown;

export type VisitRequest = {
  header: (name: string) => string | null | undefined;
  /** The visitor's internet address. */
  caller: string;
};

/** Returns the number of visits even if the request is none. Callers stay in memory, for a minute at most. */
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
 * Whether somebody has opened a page of this site. A prefetched page, the counter's address typed into a browser, a
 * request of another site and a known robot don't count.
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

/** An IPv6 caller can use any address that begins with its four groups. */
function network(caller: string): string {
  return caller
    .replace(/^::ffff:/i, '')
    .split(':', 4)
    .join(':');
}
