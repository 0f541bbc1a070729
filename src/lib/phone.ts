/** RFC 3966: '+1 202-555-0100' becomes 'tel:+12025550100'. Throws on a text without digits. */
export function telHref(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits === '') throw new Error(`No digits in the phone number "${phone}"`);
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/**
 * A phone number as people type and paste it: 7 to 15 digits (E.164), with anything but letters between them.
 * `plainInput` reads it.
 */
export const PHONE_PATTERN = String.raw`(?:[^\p{L}\p{N}]*\p{Nd}){7,15}[^\p{L}\p{N}]*`;
