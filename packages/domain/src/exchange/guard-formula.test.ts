import { expect, test } from 'vitest';
import { guardFormula, unguardFormula } from './guard-formula.ts';

test.each([
  '=1+1',
  '+64 3 315 0000',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  "'=1+1",
  '-',
  '-1e5',
])('%j would be run by a spreadsheet, and has a sign before it that is taken off again', (text) => {
  expect(guardFormula(text)).toBe(`'${text}`);
  expect(unguardFormula(guardFormula(text))).toBe(text);
});

test.each(['', 'Creek = south', '12', '-3.5', '-3', "O'Neill", "'Top'"])('%j stays as it is', (text) => {
  expect(guardFormula(text)).toBe(text);
  expect(unguardFormula(text)).toBe(text);
});
