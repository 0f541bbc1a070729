/** The page's own path for an address that hosts answer as well: /about for /about.html, / for /index. */
export function pagePath(pathname: string): string {
  return pathname.replace(/\.html$/, '').replace(/^\/index$/, '/');
}
