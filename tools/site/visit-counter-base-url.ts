import { visitCounter } from '../../src/content/visit-counter.ts';

/**
 * The visit counter's base address, read once at build: it feeds the script and the policy.
 * `VISIT_COUNTER=local` (as `npm start` and the tests build) gives '', the site's own origin,
 * where the local server counts.
 */
export function visitCounterBaseUrl(): string {
  return process.env['VISIT_COUNTER'] === 'local' ? '' : visitCounter.baseUrl;
}
