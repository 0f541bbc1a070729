/**
 * The tel: address (RFC 3966) of a phone number as people write it: '+1 202-555-0100' becomes
 * 'tel:+12025550100'. Throws on a text without digits.
 */
export function telHref(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits === '') throw new Error(`No digits in the phone number "${phone}"`);
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/**
 * A phone number as people type it: from 7 digits, as in the shortest of them, to the 15 of E.164, with what
 * is written between them. Phones put invisible marks around a number that is copied from their contacts.
 */
export const PHONE_PATTERN = String.raw`(?:[\s\p{Cf}+.\(\)\/\-]*\d){7,15}[\s\p{Cf}.\(\)\/\-]*`;

/** What to type instead, in the words of the browser's own message. */
export const PHONE_HINT =
  'Please write one phone number in figures, with its country code if it is from abroad';
