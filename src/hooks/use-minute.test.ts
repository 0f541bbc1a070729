import { afterEach, expect, test, vi } from 'vitest';
import { currentMinute } from './use-minute.ts';

afterEach(() => void vi.restoreAllMocks());

test('the minute is a whole one, though the clock goes on while it is read', () => {
  let now = 59_999;
  vi.spyOn(Date, 'now').mockImplementation(() => now++);
  expect(currentMinute()).toBe(0);
  expect(currentMinute()).toBe(60_000);
});
