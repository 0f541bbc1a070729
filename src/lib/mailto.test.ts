import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooLong, mailtoAddress, MAX_MAILTO_LENGTH, webmailAddresses } from './mailto.ts';
import { cleanLine, cleanText } from './plain-text.ts';

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

describe('mailtoAddress [fault 26] [fault 27]', () => {
  it('has the recipient and exactly the keys subject and body', () => {
    expect(mailtoAddress({ to, subject: 'A & B', body: 'one\ntwo + 100%' })).toBe(
      'mailto:home@example.org?subject=A%20%26%20B&body=one%0D%0Atwo%20%2B%20100%25',
    );
  });

  it('cannot be given another header', () => {
    const address = mailtoAddress({
      to: 'home@example.org?cc=a@example.org',
      subject: 'Hello\r\nBcc: b@example.org',
      body: '&bcc=c@example.org%0d%0aBcc:d@example.org',
    });
    const { recipient, pairs } = parsed(address);
    expect(recipient).toBe('home@example.org?cc=a@example.org');
    expect(pairs).toEqual([
      ['subject', 'Hello Bcc: b@example.org'],
      ['body', '&bcc=c@example.org%0d%0aBcc:d@example.org'],
    ]);
    expect(address).not.toMatch(/[\r\n]|%0d%0aBcc/i);
  });

  it('brings 10,000 random strings through unchanged', () => {
    const anyUnits = fc
      .array(fc.integer({ min: 0, max: 0xffff }))
      .map((codes) => String.fromCharCode(...codes));
    const anyText = fc.oneof(
      anyUnits,
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.string({
        unit: fc.constantFrom('&', '?', '#', '%', '+', '=', '"', "'", '\r', '\n', '😀'),
      }),
    );
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        const { recipient, pairs } = parsed(mailtoAddress({ to, subject, body }));
        expect(recipient).toBe(to);
        expect(pairs).toEqual([
          ['subject', cleanLine(subject)],
          ['body', cleanText(body)],
        ]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('takes a paste of 100 kB whole', () => {
    const body = 'a 😀\n'.repeat(20_000).trim();
    const { pairs } = parsed(mailtoAddress({ to, subject: 's', body }));
    expect(pairs[1]?.[1]).toBe(body.replaceAll('\n', '\r\n'));
  });
});

describe('isTooLong [fault 28] [fault 34]', () => {
  it('begins after 1,600 characters', () => {
    expect(MAX_MAILTO_LENGTH).toBe(1600);
    expect(isTooLong('x'.repeat(1600))).toBe(false);
    expect(isTooLong('x'.repeat(1601))).toBe(true);
  });
});

describe('webmailAddresses', () => {
  it('carries the same mail to Gmail and Outlook', () => {
    const mail = { to, subject: 'A & B', body: 'one\ntwo + 3' };
    const [gmail, outlook] = webmailAddresses(mail).map(({ label, href }) => {
      return { label, url: new URL(href), href };
    });
    expect(gmail?.label).toBe('Gmail');
    expect(gmail?.url.origin).toBe('https://mail.google.com');
    expect(gmail?.url.searchParams.get('to')).toBe(to);
    expect(gmail?.url.searchParams.get('su')).toBe('A & B');
    expect(gmail?.url.searchParams.get('body')).toBe('one\r\ntwo + 3');
    expect(outlook?.label).toBe('Outlook');
    expect(outlook?.url.origin).toBe('https://outlook.live.com');
    expect(outlook?.url.searchParams.get('to')).toBe(to);
    expect(outlook?.url.searchParams.get('subject')).toBe('A & B');
    expect(outlook?.url.searchParams.get('body')).toBe('one\r\ntwo + 3');
  });
});
