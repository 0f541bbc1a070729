import type { Email } from './mailto.ts';
import { telHref } from './phone.ts';
import { cleanText } from './plain-text.ts';

/** `phone` as people write it. Messages have no subject, so it is their first line. */
export function smsAddress(phone: string, message: Email): string {
  // RFC 5724 has '?body='; iOS once read '&body=' alone. Both read this.
  return `${telHref(phone).replace('tel:', 'sms:')}?&body=${encoded(message)}`;
}

/** `number` in digits alone, with the country's code and without the plus. */
export function whatsAppAddress(number: string, message: Email): string {
  return `https://wa.me/${number}?text=${encoded(message)}`;
}

function encoded({ subject, body }: Email): string {
  return encodeURIComponent(cleanText(`${subject}\n\n${body}`).replaceAll('\r\n', '\n'));
}
