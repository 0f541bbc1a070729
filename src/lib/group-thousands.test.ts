import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupThousands } from './group-thousands.ts';

const english = new Intl.NumberFormat('en-US');

test('groups as English does', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (number) => {
      expect(groupThousands(String(number))).toBe(english.format(number));
    }),
  );
});
