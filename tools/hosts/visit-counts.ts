import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

import { VISITS_A_MINUTE } from '../../worker/visit-counting.ts';

const AT_ONCE = 50;

/** The header in which Cloudflare names the caller; `wrangler dev` believes it. */
export const CALLER_HEADER = 'CF-Connecting-IP';

type Visitor = { caller?: string; headers?: Record<string, string> };

let callers = 0;

/** Each visit comes from an address of its own, because callers are limited. */
function nextCaller(): string {
  callers += 1;
  return `10.9.${callers >> 8}.${callers & 255}`;
}

async function visit(address: string, visitor: Visitor = {}): Promise<number> {
  const { caller = nextCaller(), headers } = visitor;
  const sent = { [CALLER_HEADER]: caller, ...headers };
  const outgoing = request(address, { headers: sent }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return ((await json(response)) as { count: number }).count;
}

async function visitsAtOnce(address: string, number: number, visitor?: Visitor) {
  return Promise.all(Array.from({ length: number }, () => visit(address, visitor)));
}

/** The number of visits, without counting one. */
export function presentCount(address: string): Promise<number> {
  return visit(address, { headers: { 'User-Agent': 'a bot' } });
}

const uncounted: readonly Record<string, string>[] = [
  { 'Sec-Purpose': 'prefetch' },
  { 'Sec-Purpose': 'prefetch;prerender' },
  { 'Sec-Fetch-Mode': 'navigate' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
];

/**
 * What the counter at this address of a server on this machine does wrong, a line each: each of so many visits
 * (a multiple of AT_ONCE) has a number of its own, without a gap, and nothing else is counted.
 */
export async function wrongCounts(address: string, visits: number): Promise<string[]> {
  const lines: string[] = [];
  const before = await visit(address);
  const counts: number[] = [];
  while (counts.length < visits) counts.push(...(await visitsAtOnce(address, AT_ONCE)));
  const expected = Array.from({ length: visits }, (_, index) => before + 1 + index);
  const found = counts.toSorted((one, other) => one - other);
  if (found.join() !== expected.join()) {
    lines.push(`counted ${visits} visits from ${before} to ${Math.max(...counts)}`);
  }
  for (const headers of uncounted) {
    const count = await visit(address, { headers });
    if (count !== before + visits) lines.push(`counted ${JSON.stringify(headers)} as a visit`);
  }
  const caller = nextCaller();
  const started = minuteNow();
  const limited = await visitsAtOnce(address, VISITS_A_MINUTE + 20, { caller });
  const counted = Math.max(...limited) - before - visits;
  // Where a minute of the clock ends meanwhile, the next one counts as well.
  const most = started === minuteNow() ? VISITS_A_MINUTE : VISITS_A_MINUTE + 20;
  if (counted < VISITS_A_MINUTE || counted > most) {
    lines.push(`counted ${counted} visits of one caller in a minute; expected ${VISITS_A_MINUTE}`);
  }
  return lines;
}

const minuteNow = () => Math.floor(Date.now() / 60_000);
