/** Calls `next` once the whole document has been parsed, at once where it has. */
export function whenParsed(next: () => void) {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', next, { once: true });
  else next();
}

/** Calls `next` once the page and its pictures have loaded, at once where they have. */
export function whenLoaded(next: () => void) {
  if (document.readyState === 'complete') next();
  else window.addEventListener('load', next, { once: true });
}
