import { labelledLine } from '../../lib/labelled-line.ts';
import type { Email } from '../../lib/mailto.ts';
import { cleanText } from '../../lib/plain-text.ts';

/** The sponsorship form's fields; choices by their labels, not their values. */
export type SponsorshipInterest = {
  childName: string;
  sponsorName: string;
  email: string;
  phone: string;
  preferredContact: string;
  address: string;
  sponsorshipAmount: string;
  /** US dollars a year; empty unless the visitor chose an amount of their own. */
  customAmount: string;
  paymentFrequency: string;
  additionalMessage: string;
};

const CRLF = '\r\n';
const SUBMITTED_FROM = 'This message was submitted from the website sponsorship form.';
const SHORT_FIELD_LENGTH = 80;

/**
 * In characters after percent-encoding. Leaves room in an address of 1,600 for a recipient of 254 (the
 * limit of RFC 5321) and a subject of 60.
 */
const SHORT_BODY_BUDGET = 1250;

export function composeSponsorshipEmail(interest: SponsorshipInterest, subject: string): Email {
  const body = [
    ...contactLines(interest),
    labelledLine('Address', interest.address),
    ...supportLines(interest),
    '',
    'Message:',
    cleanText(interest.additionalMessage) || 'not given',
    '',
    SUBMITTED_FROM,
  ].join(CRLF);
  return { subject, body };
}

/**
 * For a message that is too long for a mailto address: the other fields, each cut if necessary, and a
 * line that asks to paste the message. Its address is never too long.
 */
export function composeShortSponsorshipEmail(
  interest: SponsorshipInterest,
  subject: string,
): Email {
  for (let length = SHORT_FIELD_LENGTH; ; length -= 1) {
    const body = shortBody(interest, length);
    if (length === 1 || encodeURIComponent(body).length <= SHORT_BODY_BUDGET) {
      return { subject, body };
    }
  }
}

function shortBody(interest: SponsorshipInterest, length: number): string {
  const short = {
    ...interest,
    childName: cut(interest.childName, length),
    sponsorName: cut(interest.sponsorName, length),
    email: cut(interest.email, length),
    phone: cut(interest.phone, length),
    preferredContact: cut(interest.preferredContact, length),
    sponsorshipAmount: cut(interest.sponsorshipAmount, length),
    customAmount: cut(interest.customAmount, length),
    paymentFrequency: cut(interest.paymentFrequency, length),
  };
  return [
    ...contactLines(short),
    ...supportLines(short),
    '',
    'Please paste the copied message below this line:',
    '',
    SUBMITTED_FROM,
  ].join(CRLF);
}

function contactLines(interest: SponsorshipInterest): string[] {
  return [
    labelledLine('Child', interest.childName),
    labelledLine('Full name', interest.sponsorName),
    labelledLine('E-mail', interest.email),
    labelledLine('Phone', interest.phone),
    labelledLine('Preferred contact', interest.preferredContact),
  ];
}

function supportLines(interest: SponsorshipInterest): string[] {
  const lines = [labelledLine('Annual support amount', interest.sponsorshipAmount)];
  if (interest.customAmount !== '') {
    lines.push(labelledLine('Custom amount (USD a year)', interest.customAmount));
  }
  lines.push(labelledLine('Payment frequency', interest.paymentFrequency));
  return lines;
}

/** By code points, so that no emoji is cut in half. */
function cut(text: string, length: number): string {
  // The slice spares `Array.from` the rest of a long paste; a code point has at most two units.
  const points = Array.from(text.slice(0, 2 * length + 2));
  return points.length > length ? `${points.slice(0, length - 1).join('')}…` : points.join('');
}
