import { expect, test } from 'vitest';
import { fenceLine } from '../testing/fence-example.ts';
import { costToClose } from './cost-to-close.ts';

const cheap = fenceLine({ lengthMetres: 100, costPerMetre: 20 });
const dear = fenceLine({ lengthMetres: 300, costPerMetre: 30 });

test('given a price, the cost is metres times that price, whatever fences cost', () => {
  expect(costToClose(242, { given: 22, fences: [dear] })).toEqual({
    costPerMetre: 22,
    dollars: 5324,
    meanOf: null,
  });
});

test('given two fences of 100 m at $20 and 300 m at $30, the price is their mean by length, $27.50', () => {
  expect(costToClose(242, { given: null, fences: [cheap, dear] })).toEqual({
    costPerMetre: 27.5,
    dollars: 6655,
    meanOf: 2,
  });
});

test('half a dollar is rounded up', () => {
  expect(costToClose(1, { given: 10.5, fences: [] })?.dollars).toBe(11);
});

test.each([
  ['a planned one', { isPlanned: true }],
  ['one that is not along water', { isForWater: false }],
  ['one without a recorded cost', { costPerMetre: null }],
  ['one without a length', { lengthMetres: 0 }],
])('of fences, %s gives no price', (_what, fence) => {
  const other = fenceLine({ costPerMetre: 99, ...fence });
  expect(costToClose(10, { given: null, fences: [other] })).toBeNull();
  expect(costToClose(10, { given: null, fences: [cheap, other] })?.costPerMetre).toBe(20);
});
