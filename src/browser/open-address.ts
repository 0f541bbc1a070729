/**
 * Follows an address that another program answers (mailto:, tel:), as a press on a link would. Has
 * to be called in the visitor's own press, or browsers ask first or refuse.
 */
export function openAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
