/** /about for /about.html, / for /index: hosts serve both. */
export function pagePath(pathname: string): string {
  return pathname.replace(/\.html$/, '').replace(/^\/index$/, '/');
}

/** Whether the host answers a pathname with the page of `path`. It answers any unknown one with the page of /404. */
export function isAddressOf(path: string, pathname: string): boolean {
  return path === '/404' || withoutEndSlash(pagePath(pathname)) === path;
}

/**
 * `aria-current`: 'page' if the link leads to the current page, 'true' if that page is a part of the link's. A trailing
 * slash makes no difference.
 */
export function navCurrent(linkPath: string, pathname: string, partOf?: string) {
  if (withoutEndSlash(linkPath) === withoutEndSlash(pathname)) return 'page';
  return linkPath === partOf ? 'true' : undefined;
}

function withoutEndSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Decodes the percent-encoding of an address. A part that is encoded badly stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
