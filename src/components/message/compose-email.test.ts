import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../tests/any-character.ts';
import type { FormMessage } from '../../content/messages.ts';
import { isTooLong, mailtoAddress } from '../../lib/mail-address.ts';
import { composeEmail, composeShortEmail } from './compose-email.ts';

const ending = 'This message was submitted from the website.';
const message: FormMessage = {
  subject: 'A visit',
  fields: [
    ['Name', 'Ada Example'],
    ['Phone', ''],
  ],
  words: ['Note', 'Hello\nand thank you'],
  ending,
};

describe('composeEmail', () => {
  it('writes a line for each field, then the message, then where it was sent from', () => {
    expect(composeEmail(message)).toEqual({
      subject: 'A visit',
      body: [
        'Name: Ada Example',
        'Phone: not given',
        '',
        'Note:',
        'Hello',
        'and thank you',
        '',
        ending,
      ].join('\r\n'),
    });
  });

  it('says that no words were given, or leaves them out where none are asked for', () => {
    expect(composeEmail({ ...message, words: ['Note', '\n'] }).body).toContain(
      'Note:\r\nnot given\r\n',
    );
    const { words: _, ...withoutWords } = message;
    expect(composeEmail(withoutWords).body).toBe(
      `Name: Ada Example\r\nPhone: not given\r\n\r\n${ending}`,
    );
  });

  it('lets no field and no subject begin another line', () => {
    const fields = [['Name', 'Ada\r\nBcc: x@example.org']] as const;
    const { subject, body } = composeEmail({ ...message, subject: 'Visit\r\nBcc: y', fields });
    expect(subject).toBe('Visit Bcc: y');
    expect(body.split('\r\n')[0]).toBe('Name: Ada Bcc: x@example.org');
  });
});

describe('composeShortEmail, for a message too long for an address', () => {
  it('keeps the fields and leaves room for the message', () => {
    const { body } = composeShortEmail(message);
    expect(body).toContain('Name: Ada Example\r\nPhone: not given\r\n');
    expect(body).toContain('Please paste the copied message below this line:');
    expect(body).not.toContain('thank you');
  });

  it('cuts a field at 80 characters and shows that it did', () => {
    const { body } = composeShortEmail({
      ...message,
      fields: [
        ['Name', 'n'.repeat(81)],
        ['E-mail', 'e'.repeat(80)],
      ],
    });
    expect(body).toContain(`Name: ${'n'.repeat(79)}…\r\n`);
    expect(body).toContain(`E-mail: ${'e'.repeat(80)}\r\n`);
  });

  it('never makes an address that is too long', () => {
    const to = `${'a'.repeat(64)}@${'b'.repeat(185)}.org`;
    const label = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 26 });
    const value = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 200 }),
      fc.constantFrom('😀'.repeat(200), '%'.repeat(9000), '永'.repeat(90), '\uD83D'.repeat(90)),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(label, value), { maxLength: 9 }), (fields) => {
        const subject = 'Support Our Children - Motherly Care';
        const email = composeShortEmail({ ...message, subject, fields });
        expect(isTooLong(mailtoAddress({ to, ...email }))).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});
