/** /about for /about.html, / for /index: hosts serve both. */
export function pagePath(pathname: string): string {
  return pathname.replace(/\.html$/, '').replace(/^\/index$/, '/');
}

/**
 * `aria-current`: 'page' if the link leads to the current page, 'true' if that page is a part of the link's. A trailing
 * slash makes no difference.
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

/** After a new deployment, a lost connection, or HTML instead of script. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(path: string, options: ErrorOptions) {
    super(`The page ${path} could not be loaded`, options);
  }
}
