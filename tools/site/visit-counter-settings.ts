import { visitCounter, type VisitCounterSettings } from '../../src/content/visit-counter.ts';
import type { CountRequest } from '../../src/lib/visit-counter.ts';
import { visitPath } from './visit-counting.ts';

/** The site by whose name the local server counts. */
export const countedSite = visitCounter?.site ?? 'this-site';

/** Where the published site's own host counts; null where it does not. */
export const hostCounterPath =
  visitCounter?.baseUrl === 'same-origin' ? visitPath(visitCounter.site) : null;

const localCounter: VisitCounterSettings = { baseUrl: 'same-origin', site: countedSite };

/**
 * The visit counter, read once at build: it feeds the script, the privacy page and the policy.
 * `VISIT_COUNTER=local`, as `npm start` and the tests build, gives the local server's own whatever the
 * content says.
 */
export function visitCounterSettings(): VisitCounterSettings | null {
  if (visitCounter?.baseUrl === 'same-origin') return visitCounter;
  return process.env['VISIT_COUNTER'] === 'local' ? localCounter : visitCounter;
}

export function countRequest(settings: VisitCounterSettings | null): CountRequest | null {
  if (settings === null) return null;
  const { baseUrl, site } = settings;
  if (baseUrl === 'same-origin') return { url: visitPath(site), countField: 'count' };
  const path = settings.path.replaceAll('{site}', encodeURIComponent(site));
  return { url: baseUrl + path, countField: settings.countField };
}

/** Tells a build that counts locally although the content says otherwise: it must not be published. */
export const localCounterSource = 'http://localhost:*';

/** The policy's source for the counter's calls: its origin; '' without a counter and for the site's own. */
export function counterSource(settings: VisitCounterSettings | null): string {
  if (settings === localCounter) return localCounterSource;
  return settings === null || settings.baseUrl === 'same-origin' ? '' : settings.baseUrl;
}
