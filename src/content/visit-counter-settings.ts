export type VisitCounterSettings = {
  /** This site's own host, or the origin of an outside service without a slash at its end. */
  baseUrl: 'same-origin' | `https://${string}`;
  /** A slug. The count is kept under it: another one begins at 0. */
  site: string;
};

/**
 * 'same-origin': the site's own host counts (worker/worker.ts on Cloudflare). A host that runs no program needs a
 * service that counts a visit at `/v1/{site}/visits/up` and returns the number as `count`. The policy and the privacy
 * page follow this setting.
 */
export const visitCounter: VisitCounterSettings = {
  baseUrl: 'same-origin',
  site: 'motherly-care-childrens-home',
};
