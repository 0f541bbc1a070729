export type VisitCounterSettings = {
  /** Scheme and host, without a slash at the end. Pages may fetch from this one outside address. */
  baseUrl: string;
  /** Where the service counts one visit and answers the number. `{site}` stands for `site`, below. */
  path: string;
  site: string;
  /** Where the answer holds the number: `count` in {count}, `data.up_count` in {data:{up_count}}. */
  countField: string;
};

/**
 * The public v1 service at this address has been retired by its maker, so the footer shows 0 until
 * the home chooses a counter that answers; `npm run launch-check` lists it till then. null is a choice
 * too: nothing is asked or stored, the footer shows 0, and the privacy page says so.
 */
export const visitCounter: VisitCounterSettings | null = {
  baseUrl: 'https://api.counterapi.dev',
  path: '/v1/{site}/visits/up',
  site: 'motherly-care-childrens-home',
  countField: 'count',
};
