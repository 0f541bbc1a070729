import type { Plugin } from 'vite';

/**
 * Writes `(width < 48em)` as `(max-width: 47.99em)`, and `>` likewise. Vite writes `not (min-width: 48em)`: Chromium
 * before 104 and Safari before 16.4 drop all its rules.
 */
export function lowerMediaQueries(): Plugin {
  return {
    name: 'lower-media-queries',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code) => ({ code: loweredQueries(code), map: null }),
    },
  };
}

/** Rewrites only `<` and `>`: Vite lowers `<=` and `>=` so that every browser reads them. */
export function loweredQueries(css: string): string {
  const above = css.replaceAll(
    /\((width|height) > ([\d.]+)em\)/g,
    (_, side: string, limit: string) => `(min-${side}: ${Number(limit) + 0.01}em)`,
  );
  return above.replaceAll(
    /\((?:([\d.]+em) <= )?(width|height) < ([\d.]+)em\)/g,
    (_, least: string | undefined, side: string, limit: string) => {
      const most = `(max-${side}: ${Number(limit) - 0.01}em)`;
      return least ? `(min-${side}: ${least}) and ${most}` : most;
    },
  );
}
