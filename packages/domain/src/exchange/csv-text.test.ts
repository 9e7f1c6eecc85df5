import { expect, test } from 'vitest';
import { csvLine, csvText } from './csv-text.ts';

test.each([
  ['Tōtara Flat', 'Tōtara Flat'],
  ['', ''],
  [12.5, '12.5'],
  ['Top, by the road', '"Top, by the road"'],
  ['The "old" yards', '"The ""old"" yards"'],
  ['two\nlines', '"two\nlines"'],
  ['ends\r', '"ends\r"'],
  [' before', '" before"'],
  ['behind ', '"behind "'],
  ['\uFEFFmarked', '"\uFEFFmarked"'],
])('%j stands in a line of values as %j', (cell, text) => {
  expect(csvLine(['a', cell, 1])).toBe(`a,${text},1`);
});

test('a table begins with the mark of UTF-8, and has no line end behind its last line', () => {
  expect(
    csvText([
      ['Name', 'ha'],
      ['Rātā', 4.2],
    ]),
  ).toBe('\uFEFFName,ha\r\nRātā,4.2');
});
