import { visitCounter } from '../../src/content/visit-counter.ts';

const { baseUrl } = visitCounter;

/** The origin of the outside service that counts visits, for the policy; '' when the site itself counts. */
export const counterSource = baseUrl === 'same-origin' ? '' : baseUrl;
