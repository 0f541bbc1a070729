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
