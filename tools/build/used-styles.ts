/** The crop of a picture, or the sky of an hour. */
export const placeRules = /(?<=\})\[data-(?:photo|hour)=['"]?([\w-]+)['"]?\]\{[^}]*\}/g;

/**
 * Leaves out the crops of pictures and the skies of hours that a page does not show: half a kilobyte of what comes before
 * the first paint. The home page keeps all, because its hero shows other pictures later. Going to another page loads the
 * styles of all.
 */
export function usedStyles(css: string, path: string, body: string): string {
  if (path === '/') return css;
  return css.replace(placeRules, (rule, name: string) => (body.includes(`="${name}"`) ? rule : ''));
}
