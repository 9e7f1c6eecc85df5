import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each([
  ['12', 12],
  [' 0.5 ', 0.5],
  ['.5', 0.5],
  ['1,250.75', 1250.75],
  ['1 250', 1250],
  ['-3', -3],
  ['−3', -3],
  ['7.', 7],
  ['1e3', 1000],
  ['1\u00a0000', 1000],
])('reads %j as the number it means', (text, value) => {
  expect(readNumber(text)).toEqual({ kind: 'number', value });
});

test.each(['twelve', '1,2', '1.2.3', '12 ha', '-', '.', 'e5', '0x10', '0,125'])(
  'hands %j back untouched',
  (text) => {
    expect(readNumber(text)).toEqual({ kind: 'unreadable', text });
  },
);

test('an empty box is neither zero nor a fault', () => {
  expect(readNumber('  ')).toEqual({ kind: 'empty' });
});
