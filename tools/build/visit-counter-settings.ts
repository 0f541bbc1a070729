import { visitCounter } from '../../src/content/visit-counter.ts';

const { baseUrl } = visitCounter;

/** The policy's source for the counter's calls: the origin of an outside service, '' for the site's own. */
export const counterSource = baseUrl === 'same-origin' ? '' : baseUrl;
