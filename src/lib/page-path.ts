/** The page's own path for an address that hosts answer as well: /about for /about.html, / for /index. */
export function pagePath(pathname: string): string {
  return pathname.replace(/\.html$/, '').replace(/^\/index$/, '/');
}

/**
 * The `aria-current` of a link: 'page' where it leads to the current page, 'true' where that page is a part
 * of the link's. A trailing slash makes no difference.
 */
export function navCurrent(
  linkPath: string,
  pathname: string,
  partOf?: string,
): 'page' | 'true' | undefined {
  if (withoutEndSlash(linkPath) === withoutEndSlash(pathname)) return 'page';
  return linkPath === partOf ? 'true' : undefined;
}

function withoutEndSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** A page's module could not be loaded: a new deployment, a lost connection, HTML instead of script. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(path: string, options: ErrorOptions) {
    super(`The page ${path} could not be loaded`, options);
  }
}
