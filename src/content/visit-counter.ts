export type VisitCounterSettings = {
  /** The host of this site, or the origin of an outside service, without a slash at its end. */
  baseUrl: 'same-origin' | `https://${string}`;
  /** The name that the count is kept under, a slug: another name begins at 0. */
  site: string;
};

/**
 * 'same-origin': the host of this site counts (Cloudflare Workers does, by worker/worker.ts). On a host
 * that runs no program, the https origin of a service that counts a visit at `/v1/{site}/visits/up` and
 * answers the number as `count`; without one the footer shows 0. Policy and privacy page follow.
 */
export const visitCounter: VisitCounterSettings = {
  baseUrl: 'same-origin',
  site: 'motherly-care-childrens-home',
};
