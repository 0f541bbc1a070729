/** Does what a click on such a link would, without showing one. */
export function clickLink(attributes: Partial<HTMLAnchorElement>): void {
  const link = Object.assign(document.createElement('a'), attributes);
  document.body.append(link);
  link.click();
  link.remove();
}
