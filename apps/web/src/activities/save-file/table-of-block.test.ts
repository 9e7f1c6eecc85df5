import { expect, test } from 'vitest';
import { tableOfBlock } from './table-of-block.ts';

test('a table leaves with its headings and its total, and its figures are figures', () => {
  const table = tableOfBlock({
    type: 'table',
    label: 'Paddocks',
    columns: [
      { header: 'Paddock', width: { fr: 1 } },
      { header: 'ha', width: { mm: 14 }, align: 'end' },
    ],
    rows: [
      ['12', '1,234.50'],
      [{ text: 'Tōtara', below: ['planned'] }, '–'],
      ['Creek', 'Not recorded'],
    ],
    total: ['Total', '1,234.50'],
  });
  expect(table).toEqual([
    ['Paddock', 'ha'],
    ['12', 1234.5],
    ['Tōtara planned', ''],
    ['Creek', 'Not recorded'],
    ['Total', 1234.5],
  ]);
});
