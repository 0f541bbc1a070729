/**
 * The address that dials a number as people write it (RFC 3966): '+1 202-555-0100' becomes
 * 'tel:+12025550100'. Throws when there is nothing to dial.
 */
export function telHref(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits === '') throw new Error(`No digits in the phone number "${phone}"`);
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}
