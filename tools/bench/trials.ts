/** What is measured side by side; the keys are the folders below `.cache/bench`. */
export const trials = {
  /** The site's own HTML, stylesheet and pictures, with every script taken out. */
  limit: 'The limit',
  site: 'This site',
  /** The same pages as a plain single-page build of Vite, nothing prerendered. */
  'single-page': 'Single-page build',
} as const;

export type Trial = keyof typeof trials;

export const trialNames = Object.keys(trials) as Trial[];

/**
 * The 404 page's own address for the benchmark. It is answered with status 200, because Lighthouse
 * measures nothing that is not there.
 */
export const NOT_FOUND_PATH = '/not-found';

export function trialFolder(trial: Trial): string {
  return `.cache/bench/${trial}`;
}
