export type VisitCounterSettings = {
  /** The host of this site, or the origin of an outside service, without a slash at its end. */
  baseUrl: 'same-origin' | `https://${string}`;
  /** The name that the count is kept under, a slug: another name begins at 0. */
  site: string;
};

/**
 * 'same-origin': the site's own host counts (on Cloudflare Workers, worker/worker.ts does). A host that runs no program
 * needs the https origin of a service that counts a visit at `/v1/{site}/visits/up` and answers the number as `count`;
 * without one the footer shows 0. The policy and the privacy page follow this setting.
 */
export const visitCounter: VisitCounterSettings = {
  baseUrl: 'same-origin',
  site: 'motherly-care-childrens-home',
};
