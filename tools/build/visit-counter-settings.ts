import { visitCounter } from '../../src/content/visit-counter.ts';
import { visitPath } from '../../src/lib/visit-counter.ts';

const { baseUrl, site } = visitCounter;

/** Where the published site's own host counts; null where an outside service does. */
export const hostCounterPath = baseUrl === 'same-origin' ? visitPath(site) : null;

/** The policy's source for the counter's calls: the origin of an outside service, '' for the site's own. */
export const counterSource = baseUrl === 'same-origin' ? '' : baseUrl;
