import { reconcile, type StockRow } from '@tussock/domain';
import { expect, test } from 'vitest';
import { reconciliationSections, stockLines } from './reconciliation-section.ts';

const ewes = { enterprise: 'sheep', class: 'maEwes' } as const;
const rows: readonly StockRow[] = [
  { ...ewes, month: '2025-07', opening: 1000, births: 50, deaths: 5, closing: 1045 },
  { ...ewes, month: '2025-08', sales: 45, closing: 1000 },
  { ...ewes, month: '2025-07', lmuId: 'hill', opening: 200, purchases: 10, closing: 210 },
  { ...ewes, month: '2025-08', lmuId: 'hill' },
];
const unitName = (id: string | undefined): string => id ?? 'No land unit';
const sections = (of: readonly StockRow[]) => reconciliationSections(reconcile(of, 2025), 2025, unitName);

test('rows of one class on one land unit are one line', () => {
  const lines = stockLines(reconcile(rows, 2025).rows);
  expect(lines.map((one) => [one.line.lmuId, one.rows.length])).toEqual([
    [undefined, 2],
    ['hill', 2],
  ]);
});

test('a year opens with its first month, sums its moves and closes with its last: 1,000 + 50 − 45 − 5 = 1,000', () => {
  expect(sections(rows)[0]?.blocks[0]).toMatchObject({
    rows: [
      [expect.stringContaining('ewes'), '1,000', '50', '–', '–', '–', '45', '5', '–', '–', '1,000'],
      [expect.stringContaining('hill'), '200', '–', '10', '–', '–', '–', '–', '–', '–', '210'],
    ],
    total: ['All', '1,200', '50', '10', '–', '–', '45', '5', '–', '–', '1,210'],
  });
});

test('what balances is said to, and what does not is counted and told', () => {
  expect(JSON.stringify(sections(rows)[1])).toContain('Every row balances');
  const wrong = sections([{ ...ewes, month: '2025-07', opening: 10, deaths: 1, closing: 8 }])[1];
  expect(JSON.stringify(wrong)).toContain('1 do not agree.');
  expect(JSON.stringify(wrong)).toContain('Out by -1.');
});
