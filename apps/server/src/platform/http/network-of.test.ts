import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['2001:db8::5:6', '2001:db8:0:*'],
  ['2a00::c0de', '2a00:0:0:*'],
  ['::1', '0:0:0:*'],
])('%s is of %s: the part that names one machine is not kept', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
