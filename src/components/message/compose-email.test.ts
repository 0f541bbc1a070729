import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyCharacter } from '../../../tests/any-character.ts';
import type { FormMessage } from '../../content/messages.ts';
import { isTooLong, mailtoAddress } from '../../lib/message-address.ts';
import { composeEmail, composeShortEmail } from './compose-email.ts';

const ending = 'This message was submitted from the website.';
const message: FormMessage = {
  subject: 'A visit',
  lines: [
    ['Name', 'Ada Example'],
    ['Phone', ''],
  ],
  words: ['Note', 'Hello\nand thank you'],
  ending,
};

test('a mail has a line for each field, then the message, then where it was sent from', () => {
  const lines = 'Name: Ada Example\r\nPhone: not given\r\n\r\n';
  const mail = {
    subject: 'A visit',
    body: `${lines}Note:\r\nHello\r\nand thank you\r\n\r\n${ending}`,
  };
  expect(composeEmail(message)).toEqual(mail);
  const empty = composeEmail({ ...message, words: ['Note', '\n'] });
  expect(empty.body).toBe(`${lines}Note:\r\nnot given\r\n\r\n${ending}`);
  const { words: _, ...withoutWords } = message;
  expect(composeEmail(withoutWords).body).toBe(lines + ending);
});

test('no field and no subject begins another line of a mail', () => {
  const lines = [['Name', 'Ada\r\nBcc: x@example.org']] as const;
  const { subject, body } = composeEmail({ ...message, subject: 'Visit\r\nBcc: y', lines });
  expect(subject).toBe('Visit Bcc: y');
  expect(body.split('\r\n')[0]).toBe('Name: Ada Bcc: x@example.org');
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
      lines: [
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
      fc.property(fc.array(fc.tuple(label, value), { maxLength: 9 }), (lines) => {
        const subject = 'Support Our Children - Motherly Care';
        const email = composeShortEmail({ ...message, subject, lines });
        expect(isTooLong(mailtoAddress({ to, ...email }))).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});
