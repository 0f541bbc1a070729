import { expect, test } from 'vitest';
import { minutesOf } from './time-of-day.ts';

test('a text that is no time has no minutes', () => {
  for (const text of ['', '9', '9:60', '24:01', '9AM', '-1:00']) expect(minutesOf(text)).toBeNaN();
});
