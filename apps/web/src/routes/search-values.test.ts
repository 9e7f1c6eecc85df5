import { expect, test } from 'vitest';
import { oneOf, textIn, yesIn } from './search-values.ts';

test.each([
  ['Creek', 'Creek'],
  [12, '12'],
  ['', undefined],
  [true, undefined],
  [undefined, undefined],
  [['Creek'], undefined],
])('%j in an address is the text %j', (value, text) => {
  expect(textIn(value)).toBe(text);
});

test('a word that is not among those there are is none', () => {
  expect([oneOf(['pdf', 'text'], 'text'), oneOf(['pdf', 'text'], 'toString')]).toEqual(['text', undefined]);
});

test.each([
  [true, true],
  ['true', true],
  [false, undefined],
  ['false', undefined],
  ['yes', undefined],
])('%j in an address says %j', (value, said) => {
  expect(yesIn(value)).toBe(said);
});
