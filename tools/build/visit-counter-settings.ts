import { visitCounter } from '../../src/content/visit-counter.ts';

const { baseUrl } = visitCounter;

/** The outside service's origin, for the policy; '' if this site counts. */
export const counterSource = baseUrl === 'same-origin' ? '' : baseUrl;
