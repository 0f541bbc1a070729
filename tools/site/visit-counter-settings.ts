import { visitCounter, type VisitCounterSettings } from '../../src/content/visit-counter.ts';

/** The local server counts, on the site's own origin. */
const localCounter: VisitCounterSettings = {
  baseUrl: '',
  path: '/v1/{site}/visits/up',
  site: 'motherly-care-childrens-home',
  countField: 'count',
};

/**
 * The visit counter, read once at build: it feeds the script, the privacy page and the policy.
 * `VISIT_COUNTER=local`, as `npm start` and the tests build, gives the local one whatever the content
 * says.
 */
export function visitCounterSettings(): VisitCounterSettings | null {
  return process.env['VISIT_COUNTER'] === 'local' ? localCounter : visitCounter;
}

/** Tells a build that counts locally, which must not be published, from any other. */
export const localCounterSource = 'http://localhost:*';

/** The policy's source for the counter's calls: its origin; '' without a counter. */
export function counterSource(settings: VisitCounterSettings | null): string {
  return settings === null ? '' : settings.baseUrl || localCounterSource;
}
