import { describe, expect, test } from 'vitest';
import { decimal } from '../fertiliser/decimals.ts';
import { exactQuotient, halfUp } from './exact-figures.ts';

describe('half up', () => {
  test.each([
    ['a half above zero', 2.5, 0, 3],
    ['a half below zero: of −3 and −2 the larger is −2', -2.5, 0, -2],
    ['half a tenth below zero: −0.25 lies between −0.3 and −0.2', -0.25, 1, -0.2],
    ['more than a half below zero', -2.51, 0, -3],
    ['less than a half below zero', -2.49, 0, -2],
  ])('rounds %s', (_name, value, decimals, rounded) => {
    expect(halfUp(decimal(value), decimals)).toBe(rounded);
  });

  test('takes a quotient that falls short of its half by the last decimal for the half', () => {
    // −7 ÷ 6 is −1.1666…; three times that is −3.5, of which −3 is the larger neighbour.
    expect(halfUp(exactQuotient(-7, 6).times(3), 0)).toBe(-3);
  });
});
