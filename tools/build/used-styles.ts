/** Rules for one picture or one hour, as Vite minifies them: `[data-photo="warm-meal"]{…}`. */
export const photoAndHourRules = /(?<=\})\[data-(?:photo|hour)=['"]?([\w-]+)['"]?\]\{[^}]*\}/g;

/**
 * Leaves out the crops of pictures and the skies of hours that a page does not show: half a kilobyte before the first
 * paint. Home keeps all: its hero shows other pictures later. The styles of all pages (`takeStyles`) have them all.
 */
export function usedStyles(css: string, path: string, body: string): string {
  if (path === '/') return css;
  return css.replace(photoAndHourRules, (rule, name: string) =>
    body.includes(`="${name}"`) ? rule : '',
  );
}
