import { expect, test } from 'vitest';
import { foldForSearch, isFoundIn } from './fold-search.ts';

test.each([
  ['Kūmara', 'kumara'],
  ['ŌTĀHUHU', 'otahuhu'],
  ["O'Brien’s", 'obriens'],
  ['Te Awa-o-te-Ātua', 'te awa o te atua'],
  ['12/3  Rātā Road', '12 3 rata road'],
  [' – ', ''],
])('%s is compared as “%s”', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});

test.each([
  ['Kūmara bank', 'kumara'],
  ['Kumara bank', 'KŪMARA'],
  ["O'Brien", 'obrien'],
  ['OBrien', 'o’br'],
  ['Stop-bank 3/4', 'stop bank 3 4'],
  ['Stop bank', 'stop-bank'],
])('%s is found by “%s”', (text, typed) => {
  expect(isFoundIn(text, typed)).toBe(true);
});

test('what is not in a text is not found in it', () => {
  expect(isFoundIn('Kūmara', 'kumera')).toBe(false);
});
