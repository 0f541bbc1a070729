/** Which field of the service's answer holds the number: `{count}` or `{data:{up_count}}`. */
export type VisitCounterAdapter = 'count' | 'data-up-count';

export type VisitCounterSettings = {
  /** Scheme and host, without a slash at the end. Feeds the script and the content policy. */
  baseUrl: string;
  /** The name under which the service counts: the {site} in /v1/{site}/visits/up. */
  site: string;
  adapter: VisitCounterAdapter;
};

/**
 * The public v1 service at this address has been retired by its maker, so the footer shows 0
 * until the home chooses a counter that answers; `npm run launch-check` lists it till then.
 */
export const visitCounter: VisitCounterSettings = {
  baseUrl: 'https://api.counterapi.dev',
  site: 'motherly-care-childrens-home',
  adapter: 'count',
};
