import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyCharacter } from '../../tests/any-character.ts';
import {
  isTooLong,
  mailtoAddress,
  smsAddress,
  webmailAddresses,
  whatsAppAddress,
} from './message-address.ts';
import { cleanLine, cleanText } from './text.ts';

const to = 'home@example.org';

/** As RFC 6068 reads an address, and by none of the code under test. */
function parsed(address: string) {
  const [recipient = '', query = ''] = address.replace(/^mailto:/, '').split('?');
  const pairs = query.split('&').map((pair) => {
    const [key = '', value = '', ...rest] = pair.split('=');
    expect(rest).toEqual([]);
    return [key, decodeURIComponent(value)] as const;
  });
  return { recipient: decodeURIComponent(recipient), pairs };
}

describe('mailtoAddress', () => {
  it('has the recipient and exactly the keys subject and body', () => {
    expect(mailtoAddress({ to, subject: 'A & B', body: 'one\ntwo + 100%' })).toBe(
      'mailto:home@example.org?subject=A%20%26%20B&body=one%0D%0Atwo%20%2B%20100%25',
    );
  });

  it('brings 1,000 random strings through unchanged, and no other header with them', () => {
    const anyText = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: 'grapheme' }),
      fc.string({
        unit: fc.constantFrom('&', '?', '#', '%', '+', '=', '"', "'", '\r', '\n', '😀'),
      }),
    );
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        const { recipient, pairs } = parsed(mailtoAddress({ to: `${to}?cc=a`, subject, body }));
        expect(recipient).toBe(`${to}?cc=a`);
        expect(pairs).toEqual([
          ['subject', cleanLine(subject)],
          ['body', cleanText(body)],
        ]);
      }),
      { numRuns: 1000 },
    );
  });
});

it('an address of more than 1,600 characters, which mail programs would cut, is too long', () => {
  expect(isTooLong('x'.repeat(1600))).toBe(false);
  expect(isTooLong('x'.repeat(1601))).toBe(true);
});

test.each([
  ['Gmail', 'https://mail.google.com/mail/?view=cm&fs=1&to=', 'su'],
  ['Outlook', 'https://outlook.live.com/mail/0/deeplink/compose?to=', 'subject'],
])('%s is given the same mail', (label, start, subject) => {
  const mail = { to, subject: 'A & B', body: 'one\ntwo + 3' };
  const address = webmailAddresses(mail).find((it) => it.label === label);
  const url = new URL(address?.href ?? '');
  expect(address?.href).toContain(start);
  expect(url.searchParams.get('to')).toBe(to);
  expect(url.searchParams.get(subject)).toBe('A & B');
  expect(url.searchParams.get('body')).toBe('one\r\ntwo + 3');
});

const message = { subject: 'A gift & a note', body: 'Name: Ada + 1\r\nFor: 100% school' };
const text = 'A gift & a note\n\nName: Ada + 1\nFor: 100% school';

test('a text message goes to the number, with the subject as its first line', () => {
  const address = smsAddress('+254 712 345-678', message);
  expect(address).toMatch(/^sms:\+254712345678\?&body=[^&?#+]*$/);
  expect(new URL(address).searchParams.get('body')).toBe(text);
});

test('a WhatsApp message goes to the number in digits', () => {
  const url = new URL(whatsAppAddress('254712345678', message));
  expect(url.origin + url.pathname).toBe('https://wa.me/254712345678');
  expect([...url.searchParams]).toEqual([['text', text]]);
});

test('no text gives a text message or a WhatsApp message a second recipient or parameter', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (body) => {
      for (const address of [
        smsAddress('+254712345678', { subject: '&to=1', body }),
        whatsAppAddress('254712345678', { subject: '&phone=1', body }),
      ]) {
        expect(address).toMatch(
          /^(?:sms:\+254712345678\?&body|https:\/\/wa\.me\/254712345678\?text)=[^&?#\s]*$/,
        );
      }
    }),
  );
});
