import { Blob as NodeBlob } from 'node:buffer';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { stockKeyOf, type StockRow } from '@tussock/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { writeWorkbook } from '../../activities/save-file/write-workbook.ts';
import { ImportDialog } from './import-dialog.tsx';

const stored: StockRow = {
  month: '2025-07',
  enterprise: 'sheep',
  class: 'maEwes',
  opening: 980,
  closing: 980,
  births: 1200,
};
vi.stubGlobal('Blob', NodeBlob);
const workbook = () => {
  const bytes = writeWorkbook('Stock', [
    ['Month', 'Enterprise', 'Class', 'Opening', 'Deaths', 'Closing'],
    ['July 2025', 'Sheep', 'Mixed-age ewes', 980, 5, 975],
    ['August 2025', 'Sheep', 'Mixed-age ewes', 975, 2, 973],
    ['September 2025', 'Sheep', 'Mixed-age ewes', 973, -4, 969],
  ]);
  const file = new File([new Uint8Array(bytes)], 'stock.xlsx');
  // The page of the tests has files that cannot be read.
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer) });
};

test('months come from a workbook: each row says what it does, and those without a fault are saved', async () => {
  const onSave = vi.fn(() => Promise.resolve());
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportDialog
        standing={new Map([[stockKeyOf(stored), stored]])}
        units={[]}
        unitName={() => 'No land unit'}
        onSave={onSave}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  await user.upload(screen.getByLabelText('File'), workbook());
  await screen.findByText('1 new, 1 change what is here, 0 already here, 1 left out');
  expect(screen.getByText('Deaths: blank becomes 5')).toBeTruthy();
  expect(screen.getByText('Closing: 980 becomes 975')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 2 months' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  const saved = onSave.mock.calls.flat().flat() as unknown as readonly { readonly row?: StockRow }[];
  expect(saved.flatMap(({ row }) => (row ? [[row.month, row.births, row.deaths, row.closing]] : []))).toEqual(
    [
      ['2025-07', 1200, 5, 975],
      ['2025-08', undefined, 2, 973],
    ],
  );
});
