import { expect, test } from 'vitest';
import { parseAddress } from './parse-address.ts';

test.each([
  ['?page=3&search=12', { page: 3, search: 12 }],
  ['?page=1e3&search=1.0', { page: '1e3', search: '1.0' }],
  ['?new=true&search=%221e3%22', { new: true, search: '1e3' }],
  ['?search=awa', { search: 'awa' }],
])('what an address says is read as it is written: %s', (address, expected) => {
  expect(parseAddress(address)).toEqual(expected);
});
