import { expect, test } from 'vitest';
import { placeWords } from './map-address.ts';

test.each([
  [['Off Kangundo Road, Ruai', 'Nairobi, Kenya'], 'Off Kangundo Road, Ruai, Nairobi, Kenya'],
  [['Joska Road', 'P.O. Box 1234-00520, Mombasa', 'Kenya'], 'Joska Road, Kenya, Ruai, Nairobi'],
  [['Joska Road, Ruai, P.O. Box 12 - 00520 Thika'], 'Joska Road, Ruai, Nairobi'],
  [['PO Box 12', 'Joska Road'], 'Joska Road, Ruai, Nairobi'],
  [
    ['Post Office Box 12', 'S.L.P. 12', 'Private Bag, Thika', 'Box Lane'],
    'Box Lane, Ruai, Nairobi',
  ],
])('a place is told from the lines %j without a post-office box', (lines, expected) => {
  expect(placeWords(lines, 'Ruai, Nairobi')).toBe(expected);
});
