import { isbot } from 'isbot';

export const createVisits =
  'CREATE TABLE IF NOT EXISTS visits (site TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT';

const countUp = `INSERT INTO visits (site, count) VALUES (?, 1)
  ON CONFLICT (site) DO UPDATE SET count = count + 1 RETURNING count`;

const readCount = 'SELECT count FROM visits WHERE site = ?';

/** How many visits count from one internet address, which a class, an office or a mobile network may share. */
const VISITS_A_MINUTE = 30;

/** Runs a statement, and returns `count` of the first row. Throws if the storage fails. */
type Query = (statement: string, site: string) => unknown;

export type VisitRequest = {
  header: (name: string) => string | null | undefined;
  /** The visitor's internet address. */
  caller: string;
};

/**
 * Makes the function that counts a request if it is a visit, and returns the number of visits. Callers' addresses stay in
 * memory for a minute at most.
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
    const isCounted = isVisit(request) && isWithinLimit(network(request.caller));
    return Number(query(isCounted ? countUp : readCount, site) ?? 0);
  };
}

/**
 * Whether somebody has opened a page of this site. No visits are: a prefetched page, the counter's address typed into a
 * browser, a request of another site, and a known robot.
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

/** The part of an address that a caller can't change: of an IPv6 address the first four groups. */
function network(caller: string): string {
  return caller
    .replace(/^::ffff:/i, '')
    .split(':', 4)
    .join(':');
}
