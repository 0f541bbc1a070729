import { describe, expect, it } from 'vitest';
import { labelledLine } from './labelled-line.ts';

describe('labelledLine', () => {
  it('writes a field on one line', () => {
    expect(labelledLine('Address', '1 High Street\r\nLeeds')).toBe('Address: 1 High Street Leeds');
  });

  it('says so when nothing was given', () => {
    expect(labelledLine('Phone', '  ')).toBe('Phone: not given');
  });
});
