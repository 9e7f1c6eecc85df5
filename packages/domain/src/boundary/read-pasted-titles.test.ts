import { expect, test } from 'vitest';
import { readPastedTitles } from './read-pasted-titles.ts';

const table = (...lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => cells.join('\t')).join('\r\n');

test.each([
  ['a whole area beside the number of one title', table(['CB900A/547', '12', 'A Tamatea']), ['CB900A/547']],
  [
    'whole areas beside new numbers',
    table(['9000393', '12', 'Lot 1'], ['9000394', '120', 'Lot 2 DP 12']),
    ['9000393', '9000394'],
  ],
  [
    'square metres under a heading that says so',
    table(['Record of title', 'm²'], ['9000393', '125000'], ['CB 900A/547', '80000']),
    ['9000393', 'CB900A/547'],
  ],
  [
    'short numbers under a heading that says that they are titles, beside long ones',
    table(['Valuation', 'Title no.'], ['234001', '393'], ['234002', '394']),
    ['393', '394'],
  ],
  [
    'areas of which some are whole',
    table(['125000', '9000393'], ['80000.5', '9000394']),
    ['9000393', '9000394'],
  ],
  [
    'several titles in one cell, and a line that has none',
    table(['Block', 'Titles', 'Ha'], ['Home', '9000393, CB900A 547', '12'], ['', '', ''], ['Hill', '', '80']),
    ['9000393', 'CB900A/547'],
  ],
  [
    'owners, decimal areas and legal descriptions beside them',
    table(
      ['Title', 'Owner', 'Area (ha)', 'Legal'],
      ['9000393', 'A Tamatea', '12.5', 'Lot 2 DP 978580'],
      ['CB900B 118', 'B Smith', '3.25', 'Lot 1'],
      ['SA 10B/123', 'C Wiremu', '8.5', 'DP 12'],
    ),
    ['9000393', 'CB900B/118', 'SA10B/123'],
  ],
  ['a list without columns', '9000393\n9000394, CB900A 547\n12', ['9000393', '9000394', 'CB900A/547', '12']],
  [
    'a list of which some stand beside each other',
    '9000002\n9000003\tXX1/1\n',
    ['9000002', '9000003', 'XX1/1'],
  ],
  [
    'a table without any number of a title',
    table(['Owner', 'Legal'], ['A Tamatea', 'Home']),
    ['OWNER', 'LEGAL', 'A TAMATEA', 'HOME'],
  ],
])('of %s the titles are read', (_what, text, numbers) => {
  expect(readPastedTitles(text)).toEqual({ of: 'numbers', numbers });
});

test.each([
  [
    'square metres without a heading',
    table(['9000393', '125000'], ['9000394', '80000']),
    [
      { heading: null, numbers: ['9000393', '9000394'] },
      { heading: null, numbers: ['125000', '80000'] },
    ],
  ],
  [
    'short numbers under headings that say nothing',
    table(['First', 'Second'], ['393', '12'], ['394', '80']),
    [
      { heading: 'First', numbers: ['393', '394'] },
      { heading: 'Second', numbers: ['12', '80'] },
    ],
  ],
])('of %s it cannot be told which are titles: the columns are given', (_what, text, columns) => {
  expect(readPastedTitles(text)).toEqual({ of: 'columns', columns });
});
