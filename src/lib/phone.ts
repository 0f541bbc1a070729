/**
 * The tel: address (RFC 3966) of a phone number as people write it: '+1 202-555-0100' becomes
 * 'tel:+12025550100'. Throws on a text without digits.
 */
export function telHref(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits === '') throw new Error(`No digits in the phone number "${phone}"`);
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}
