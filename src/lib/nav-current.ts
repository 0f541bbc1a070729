/** Whether a link leads to the current page; a trailing slash makes no difference. */
export function isCurrentPage(linkPath: string, pathname: string): boolean {
  return withoutEndSlash(linkPath) === withoutEndSlash(pathname);
}

function withoutEndSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
