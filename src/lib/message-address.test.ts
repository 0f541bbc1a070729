import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { smsAddress, whatsAppAddress } from './message-address.ts';

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

test('neither can be given a second recipient or parameter [fault 26]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (body) => {
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
