/** The path of the page that a host answers an address with: /about for /about.html, / for /index. */
export function pagePath(pathname: string): string {
  return pathname.replace(/\.html$/, '').replace(/^\/index$/, '/');
}
