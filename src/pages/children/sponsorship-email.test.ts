import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooLong, mailtoAddress } from '../../lib/mailto.ts';
import {
  composeShortSponsorshipEmail,
  composeSponsorshipEmail,
  type SponsorshipInterest,
} from './sponsorship-email.ts';

const subject = 'Support Our Children - Motherly Care';
const longestRecipient = `${'a'.repeat(64)}@${'b'.repeat(185)}.org`;
const interest: SponsorshipInterest = {
  childName: 'Children at Play',
  sponsorName: 'Ada Example',
  email: 'ada@example.org',
  phone: '+1 555 0100',
  preferredContact: 'Both',
  address: '1 High Street',
  sponsorshipAmount: '$185 – full annual fees',
  customAmount: '',
  paymentFrequency: 'Annual (recommended)',
  additionalMessage: 'Hello\nand thank you',
};

describe('composeSponsorshipEmail [fault 26]', () => {
  it('names the child, lists every field and ends with where it comes from', () => {
    expect(composeSponsorshipEmail(interest, subject)).toEqual({
      subject,
      body: [
        'Child: Children at Play',
        'Full name: Ada Example',
        'E-mail: ada@example.org',
        'Phone: +1 555 0100',
        'Preferred contact: Both',
        'Address: 1 High Street',
        'Annual support amount: $185 – full annual fees',
        'Payment frequency: Annual (recommended)',
        '',
        'Message:',
        'Hello',
        'and thank you',
        '',
        'This message was submitted from the website sponsorship form.',
      ].join('\r\n'),
    });
  });

  it('says which optional fields were left empty', () => {
    const empty = { ...interest, phone: '', address: ' ', additionalMessage: '\n' };
    const { body } = composeSponsorshipEmail(empty, subject);
    expect(body).toContain('Phone: not given\r\n');
    expect(body).toContain('Address: not given\r\n');
    expect(body).toContain('Message:\r\nnot given\r\n');
  });

  it('gives a custom amount a line of its own', () => {
    const custom = { ...interest, sponsorshipAmount: 'Custom amount', customAmount: '75' };
    expect(composeSponsorshipEmail(custom, subject).body).toContain(
      'Annual support amount: Custom amount\r\nCustom amount (USD a year): 75\r\nPayment',
    );
  });

  it('lets no field of one line begin another', () => {
    const { body } = composeSponsorshipEmail(
      { ...interest, sponsorName: 'Ada\r\nBcc: x@example.org', phone: '1%0d%0aBcc: y' },
      subject,
    );
    const lines = body.split('\r\n');
    expect(lines).toContain('Full name: Ada Bcc: x@example.org');
    expect(lines).toContain('Phone: 1%0d%0aBcc: y');
    expect(lines.filter((line) => line.startsWith('Bcc'))).toEqual([]);
  });

  it('makes an ordinary message short enough for an address', () => {
    const address = mailtoAddress({
      to: 'home@example.org',
      ...composeSponsorshipEmail(interest, subject),
    });
    expect(isTooLong(address)).toBe(false);
  });
});

describe('composeShortSponsorshipEmail [fault 28]', () => {
  it('keeps the short fields and leaves room for the message', () => {
    const { body } = composeShortSponsorshipEmail(interest, subject);
    expect(body).toContain('Child: Children at Play\r\nFull name: Ada Example\r\n');
    expect(body).toContain('Annual support amount: $185 – full annual fees\r\n');
    expect(body).toContain('Please paste the copied message below this line:');
    expect(body).not.toContain('High Street');
    expect(body).not.toContain('thank you');
  });

  it('cuts a field at 80 characters and shows that it did', () => {
    const long = { ...interest, sponsorName: 'n'.repeat(81), email: 'e'.repeat(80) };
    const { body } = composeShortSponsorshipEmail(long, subject);
    expect(body).toContain(`Full name: ${'n'.repeat(79)}…\r\n`);
    expect(body).toContain(`E-mail: ${'e'.repeat(80)}\r\n`);
  });

  it('never makes an address that is too long', () => {
    const field = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('😀'.repeat(200), '%'.repeat(9000), '永'.repeat(90), '\uD83D'.repeat(90)),
    );
    const anyInterest = fc.record<SponsorshipInterest>({
      childName: field,
      sponsorName: field,
      email: field,
      phone: field,
      preferredContact: field,
      address: field,
      sponsorshipAmount: field,
      customAmount: field,
      paymentFrequency: field,
      additionalMessage: field,
    });
    fc.assert(
      fc.property(anyInterest, (typed) => {
        const email = composeShortSponsorshipEmail(typed, subject);
        expect(isTooLong(mailtoAddress({ to: longestRecipient, ...email }))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
