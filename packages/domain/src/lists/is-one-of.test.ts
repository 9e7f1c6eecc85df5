import { expect, test } from 'vitest';
import { isOneOf } from './is-one-of.ts';

test.each([
  ['lead', true],
  ['Lead', false],
  [1, false],
  [null, false],
])('of lead and guest %j is one: %s', (value, isOne) => {
  expect(isOneOf(['lead', 'guest'], value)).toBe(isOne);
});
