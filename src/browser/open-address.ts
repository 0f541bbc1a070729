/**
 * Opens an address of another program (mailto:, sms:) or, in a new tab, of another site, as a click on a
 * link would. Call it within the visitor's own click: otherwise browsers ask first or refuse.
 */
export function openAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  if (link.protocol === 'https:') {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  document.body.append(link);
  link.click();
  link.remove();
}
