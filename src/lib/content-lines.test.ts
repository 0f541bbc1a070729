import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { contentFile, escapedText } from './content-lines.ts';

const bytes = (text: string) => new TextEncoder().encode(text).length;

test('any text is folded into lines of at most 75 octets, and no character is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' }), (text) => {
      const line = `SUMMARY:${escapedText(text)}`;
      const file = contentFile([line]);
      expect(file.endsWith('\r\n')).toBe(true);
      for (const part of file.slice(0, -2).split('\r\n')) {
        expect(bytes(part)).toBeLessThanOrEqual(75);
        // Half a character would be replaced here.
        expect(new TextDecoder().decode(new TextEncoder().encode(part))).toBe(part);
      }
      expect(file.slice(0, -2).replaceAll('\r\n ', '')).toBe(line);
    }),
  );
});

test.each([
  ['an emoji at octets 74 to 77', `${'a'.repeat(65)}👧 and more`],
  ['commas, semicolons, backslashes', String.raw`one, two; three\n four`],
])('a calendar program reads %s as they were written', (_name, text) => {
  const file = contentFile(['BEGIN:VEVENT', `SUMMARY:${escapedText(text)}`, 'END:VEVENT']);
  const event = new ICAL.Component(ICAL.parse(file));
  expect(event.getFirstPropertyValue('summary')).toBe(text);
});

test('a text cannot end its value or its line', () => {
  const file = contentFile([`SUMMARY:${escapedText('a, b; c\r\nATTACH:https://evil.example')}`]);
  expect(file).toBe('SUMMARY:a\\, b\\; c\\nATTACH:https://evil.example\r\n');
});
