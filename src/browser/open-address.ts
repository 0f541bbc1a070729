/**
 * Opens an address of another program (mailto:, tel:) as a click on a link would. Call it within the
 * visitor's own click: otherwise browsers ask first or refuse.
 */
export function openAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
