import { cleanLine, cleanText } from './text.ts';
import { telHref } from './phone.ts';

export type Email = { subject: string; body: string };

export type AddressedEmail = Email & { to: string };

/** Mail programs and systems cut longer addresses silently. The shortest limit seen is 1,620 characters. */
const MAX_MAILTO_LENGTH = 1600;

/** A mail link (RFC 6068). URLSearchParams would encode a space as a plus, which mail programs show. */
export function mailtoAddress({ to, subject, body }: AddressedEmail): string {
  return `mailto:${encodeRecipient(to)}?subject=${encodeLine(subject)}&body=${encodeText(body)}`;
}

export function isTooLong(address: string): boolean {
  return address.length > MAX_MAILTO_LENGTH;
}

/** Links that open the mail in a web mailbox, for devices without a mail program. */
export function webmailAddresses({ to, subject, body }: AddressedEmail) {
  const recipient = encodeLine(to);
  const [subjectPart, bodyPart] = [encodeLine(subject), encodeText(body)];
  return [
    {
      label: 'Gmail',
      href: `https://mail.google.com/mail/?view=cm&fs=1&to=${recipient}&su=${subjectPart}&body=${bodyPart}`,
    },
    {
      label: 'Outlook',
      href: `https://outlook.live.com/mail/0/deeplink/compose?to=${recipient}&subject=${subjectPart}&body=${bodyPart}`,
    },
  ];
}

function encodeLine(text: string): string {
  return encodeURIComponent(cleanLine(text));
}

function encodeText(text: string): string {
  return encodeURIComponent(cleanText(text));
}

/** Keeps the @. */
function encodeRecipient(to: string): string {
  return encodeLine(to).replaceAll('%40', '@');
}

/** `phone` as people write it. A message has no subject, so the subject is its first line. */
export function smsAddress(phone: string, message: Email): string {
  // RFC 5724 has '?body='. Old iPhones read only '&body='. Both read this.
  return `${telHref(phone).replace('tel:', 'sms:')}?&body=${encoded(message)}`;
}

/** `number` in digits, with the country code and without the plus. */
export function whatsAppAddress(number: string, message: Email): string {
  return `https://wa.me/${number}?text=${encoded(message)}`;
}

function encoded({ subject, body }: Email): string {
  return encodeURIComponent(cleanText(`${subject}\n\n${body}`).replaceAll('\r\n', '\n'));
}
