export type VisitCounterSettings =
  | {
      /** The host of this site counts: Cloudflare Workers does, by tools/worker/worker.ts. */
      baseUrl: 'same-origin';
      /** The name that the count is kept under: another name begins at 0. */
      site: string;
    }
  | {
      /** Scheme and host of an outside service, without a slash at the end. Pages may fetch from it alone. */
      baseUrl: `https://${string}`;
      /** Where the service counts one visit and answers the number. `{site}` stands for `site`, below. */
      path: string;
      site: string;
      /** Where the answer holds the number: `count` in {count}, `data.up_count` in {data:{up_count}}. */
      countField: string;
    };

/**
 * On hosts that run no program (Netlify, nginx) an outside service, or null: then nothing is asked or
 * stored, the footer shows 0, and the privacy page says so.
 */
export const visitCounter: VisitCounterSettings | null = {
  baseUrl: 'same-origin',
  site: 'motherly-care-childrens-home',
};
