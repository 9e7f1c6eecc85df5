import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';
import { NOTHING, type TableColumn } from './table-column.ts';

const columns: readonly TableColumn<string>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, cell: (name) => name },
  { id: 'owner', header: 'Owner', cell: () => NOTHING },
  { id: 'open', header: 'Open', cell: () => '0' },
];

test('a cell that holds nothing is marked, for the card of its row to leave it out', () => {
  render(
    <DataTable label="Farms" columns={columns} rows={['Hill']} rowKey={(name) => name} emptyState={null} />,
  );
  const marks = screen
    .getAllByRole('cell')
    .map((cell) => [cell.dataset['label'], cell.dataset['nothing'] !== undefined]);
  expect(marks).toEqual([
    ['Owner', true],
    ['Open', false],
  ]);
});
