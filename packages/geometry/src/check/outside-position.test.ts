import { expect, test } from 'vitest';
import { readOutsidePosition } from './outside-position.ts';

test.each([
  ['on the mainland', [172.4335, -42.8085]],
  ['on the Chatham Islands', [-176.55, -43.95]],
])('accepts a position %s', (_where, place) => {
  expect(readOutsidePosition(place)).toEqual(place);
});

test('stores a longitude counted past 180 degrees as a western one', () => {
  expect(readOutsidePosition([183.5, -44])).toEqual([-176.5, -44]);
});

test.each([
  ['0/0, which devices say without a fix', [0, 0]],
  ['a latitude beyond the pole', [172.4335, 4_294_967_254.8085]],
  ['a longitude beyond the circle', [532.4335, -42.8085]],
  ['a position in another country', [151.2, -33.8]],
  ['a northern latitude', [172.4335, 42.8085]],
  ['figures that are none', [Number.NaN, -42.8]],
  ['an infinite figure', [172, Number.NEGATIVE_INFINITY]],
  ['text', ['172.4', '-42.8']],
  ['three figures', [172.4335, -42.8085, 120]],
  ['one figure', [172.4335]],
  ['nothing', null],
])('rejects %s', (_what, place) => {
  expect(readOutsidePosition(place)).toBeNull();
});
