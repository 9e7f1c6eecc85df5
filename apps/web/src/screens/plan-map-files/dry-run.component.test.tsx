import type { MapRow, ReadMapFile } from '@tussock/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../record/testing/fake-record.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { DryRun } from './dry-run.tsx';
import type { MapFileState } from './use-map-file.ts';

const square = {
  type: 'Polygon',
  coordinates: [
    [
      [172.3, -42.8],
      [172.31, -42.8],
      [172.31, -42.79],
      [172.3, -42.79],
      [172.3, -42.8],
    ],
  ],
} as const;
const rows: readonly MapRow[] = [
  { line: 1, geometry: square, cells: ['Top flat', 'Silt'] },
  { line: 2, geometry: null, cells: ['Overseas', null], fault: 'It lies outside New Zealand.' },
  {
    line: 3,
    geometry: square,
    cells: ['Bow tie', null],
    repair: {
      what: 'It crossed itself and was mended.',
      before: square,
      beforeHectares: 0,
      afterHectares: 2.5,
    },
  },
];
const read: ReadMapFile = {
  format: 'shapefile',
  tables: [{ name: 'survey', rows: 3 }],
  table: 'survey',
  system: 'NZTM2000',
  needs: null,
  proposals: [],
  columns: ['NAME', 'SOIL'],
  rows,
  bounds: [172.3, -42.8, 172.31, -42.79],
  notices: [],
};

function renderRun(over: Partial<ReadMapFile> = {}) {
  const record = openFakeRecord();
  const file: MapFileState = {
    fileName: 'survey.zip',
    sent: { fileName: 'survey.zip', filePath: 'staged/x', readAs: {} },
    read: { ...read, ...over },
    phase: 'read',
    faults: [],
    choose: vi.fn(),
    readAgain: vi.fn(),
    putAway: vi.fn(),
  };
  render(
    <QueryClientProvider client={queryClient}>
      <DryRun planId="plan" file={file} features={[]} />
    </QueryClientProvider>,
  );
  return { file, record, user: userEvent.setup() };
}

test('what is in a file is said before anything is stored, with what was mended and what is left out', () => {
  const { record } = renderRun();
  expect(screen.getByText('2 areas')).toBeTruthy();
  const told = screen.getByRole('region', { name: /Rows to look at/ });
  expect(told.textContent).toContain('It lies outside New Zealand.');
  expect(told.textContent).toContain('0.00 ha before, 2.50 ha after.');
  expect(record.writes).toEqual([]);
});

test('a file that does not say its coordinates is read in those that are chosen, nearest to the farm first', async () => {
  const proposal = { system: 2193, isSwapped: false, label: 'NZTM2000', kilometres: 0 };
  const other = { system: 27200, isSwapped: false, label: 'New Zealand Map Grid', kilometres: 1000 };
  const { file, user } = renderRun({ needs: 'system', system: null, rows: [], proposals: [proposal, other] });
  expect(screen.queryByRole('button', { name: 'Keep as a layer' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'NZTM2000: on the farm' }));
  expect(file.readAgain).toHaveBeenCalledWith({ system: 2193, isSwapped: false });
});

test('[ENT-1] a file is kept as a layer by one write of the record, which can be undone', async () => {
  vi.spyOn(client, 'call').mockResolvedValue({
    fileId: '01900000-0000-7000-8000-000000000001',
    areas: 2,
    lines: 0,
    points: 0,
    bounds: [172.3, -42.8, 172.31, -42.79],
  });
  const { record, user } = renderRun();
  await user.click(screen.getByRole('button', { name: 'Keep as a layer' }));
  await vi.waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts).toMatchObject([
    { entity: 'importedLayer', op: 'create', set: { name: 'survey', areas: 2, source: 'survey.zip' } },
  ]);
});

test('rows become features of a kind by what their columns are, and one that cannot be holds up no other', async () => {
  const point: MapRow = {
    line: 4,
    geometry: { type: 'Point', coordinates: [172.3, -42.8] },
    cells: ['Bore', null],
  };
  const { record, user } = renderRun({ rows: [...rows, point] });
  await user.click(screen.getByRole('tab', { name: 'Make features of it' }));
  const panel = screen.getByRole('tabpanel', { name: 'Make features of it' });
  expect(within(panel).getByRole('status').textContent).toBe('2 new, 0 changed, 0 same, 1 left out.');
  expect(panel.textContent).toContain('This needs an area, not a point.');
  await user.click(screen.getByRole('button', { name: 'Make 2 paddocks' }));
  await vi.waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts.map(({ op, set }) => [op, set['name']])).toEqual([
    ['create', 'Top flat'],
    ['create', 'Bow tie'],
  ]);
});
