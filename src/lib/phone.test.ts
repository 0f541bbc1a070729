import { describe, expect, it, test } from 'vitest';
import { PHONE_PATTERN, telHref } from './phone.ts';

test.each([
  ['+254 000 000 001', 'tel:+254000000001'],
  [' +254 (0) 700-000.001 ', 'tel:+2540700000001'],
  ['0700 000 001', 'tel:0700000001'],
])('%j is called by %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test('a number without digits is refused', () => {
  expect(() => telHref('call us')).toThrow('No digits');
});

// How browsers read a `pattern`, and how older ones did.
describe.each(['v', 'u'])('PHONE_PATTERN with the flag %s', (flag) => {
  const pattern = new RegExp(`^(?:${PHONE_PATTERN})$`, flag);

  it.each([
    '700 0001',
    '0700 000 001',
    '(020) 700-0001',
    '+44 20/7946.0000',
    '\u202A+254 700 000 001\u202C',
    '0712\u2011345\u2013678',
    '０７１２３４５６７８',
    '0712\u200B345\u00AD678',
  ])('takes %j', (text) => {
    expect(text).toMatch(pattern);
  });

  it.each(['700 000', 'on 0700 000 001', '1'.repeat(16), '0712 345 678 or 0712 345 679'])(
    'refuses %j',
    (text) => {
      expect(text).not.toMatch(pattern);
    },
  );
});
