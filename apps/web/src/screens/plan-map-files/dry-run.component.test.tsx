import { MOST_PARTS } from '@tussock/contract';
import { mapFileRefusals, mapFileWords, type MapRow, type ReadMapFile } from '@tussock/domain';
import type { PolygonGeometry } from '@tussock/geometry';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { DryRun } from './dry-run.tsx';
import type { MapFileState } from './use-map-file.ts';

const squareAt = (column: number): PolygonGeometry => {
  const west = 172.3 + (column % 100) * 0.002;
  const north = -42.79 + Math.floor(column / 100) * 0.002;
  const [east, south] = [west + 0.001, north - 0.001];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
};
const square = squareAt(0);
const rows: readonly MapRow[] = [
  { line: 1, geometry: square, cells: ['Top flat', 'Silt'] },
  { line: 2, geometry: null, cells: ['Overseas', null], fault: 'It is outside New Zealand.' },
  {
    line: 3,
    geometry: squareAt(1),
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

function renderRun(
  over: Partial<ReadMapFile> = {},
  { state = {}, hasBoundary = true }: { state?: Partial<MapFileState>; hasBoundary?: boolean } = {},
) {
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
    ...state,
  };
  const page = (now: MapFileState) => (
    <QueryClientProvider client={queryClient}>
      <DryRun planId="plan" file={now} features={[]} hasBoundary={hasBoundary} boundary={[]} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(file));
  /** The same file, read in another way. */
  const readAs = (next: Partial<ReadMapFile>) => rerender(page({ ...file, read: { ...read, ...next } }));
  return { file, record, user: userEvent.setup(), readAs };
}

test('what is in a file is said before anything is stored, with what was mended and what is left out', () => {
  const { record } = renderRun();
  expect(screen.getByText('2 areas')).toBeTruthy();
  const told = screen.getByRole('region', { name: /Rows to look at/ });
  expect(told.textContent).toContain('It is outside New Zealand.');
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

test.each([
  ['the layer of it that is read', 'paddock', 'paddock'],
  ['the file, where all its layers are read as one', mapFileWords.allLayers, 'survey'],
])('a layer that is kept is called after %s', (_what, table, name) => {
  const tables = [mapFileWords.allLayers, 'paddock', 'trough'].map((title) => ({ name: title, rows: 3 }));
  renderRun({ tables, table });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(name);
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
  await waitFor(() => expect(record.writes).toHaveLength(1));
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
  await user.click(screen.getByRole('tab', { name: 'Make features' }));
  const panel = screen.getByRole('tabpanel', { name: 'Make features' });
  expect(within(panel).getByRole('status').textContent).toBe(
    '2 new, 0 to be changed on the plan, 0 the same as on the plan, 1 left out.',
  );
  expect(panel.textContent).toContain(mapFileWords.saysNoKind);
  await user.click(screen.getByRole('button', { name: 'Make 2 features' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts.map(({ op, set }) => [op, set['name']])).toEqual([
    ['create', 'Top flat'],
    ['create', 'Bow tie'],
  ]);
});

const refused = (sentence: string): { state: Partial<MapFileState> } => ({
  state: { read: null, phase: 'refused', faults: [sentence] },
});

test.each([mapFileRefusals.tooManyRows, mapFileRefusals.tooManyCorners])(
  'refused because “%s”, a file is read near the farm',
  async (sentence) => {
    const { file, user } = renderRun({}, refused(sentence));
    await user.click(screen.getByRole('checkbox', { name: mapFileWords.onlyNear }));
    expect(file.readAgain).toHaveBeenCalledExactlyOnceWith({ isNearFarm: true });
  },
);

test('while it is read near the farm, that can be taken back', async () => {
  const sent = { fileName: 'survey.zip', filePath: 'staged/x', readAs: { isNearFarm: true } };
  const { file, user } = renderRun({}, { state: { sent, read: null, phase: 'reading' } });
  await user.click(screen.getByRole('checkbox', { name: mapFileWords.onlyNear }));
  expect(file.readAgain).toHaveBeenCalledExactlyOnceWith({ isNearFarm: false });
});

test('refused for anything else, it is not offered near the farm', () => {
  renderRun({}, refused(mapFileRefusals.brokenXml));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('without a boundary nothing is near the farm, and that is said', () => {
  renderRun({}, { ...refused(mapFileRefusals.tooManyRows), hasBoundary: false });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(mapFileWords.nearNeedsBoundary)).toBeTruthy();
});

test('a file that is read is not cut down to a farm without a boundary', () => {
  renderRun({}, { hasBoundary: false });
  expect(screen.queryByRole('checkbox', { name: mapFileWords.onlyNear })).toBeNull();
});

test('more rows than one write holds are written in several, each once', async () => {
  const many = Array.from({ length: MOST_PARTS + 1 }, (_, at): MapRow => ({
    line: at + 1,
    geometry: squareAt(at),
    cells: [`Paddock ${at + 1}`, null],
  }));
  const { file, record, user } = renderRun({ rows: many });
  await user.click(screen.getByRole('tab', { name: 'Make features' }));
  await user.click(screen.getByRole('button', { name: 'Make 2,001 paddocks' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  record.writes[0]?.answer({ status: 200, rev: 2 });
  await waitFor(() => expect(record.writes).toHaveLength(2));
  record.writes[1]?.answer({ status: 200, rev: 3 });
  await waitFor(() => expect(file.putAway).toHaveBeenCalledOnce());
  expect(record.writes.map(({ parts, label }) => [parts.length, label])).toEqual([
    [MOST_PARTS, '2,000 paddocks from survey.zip'],
    [1, '1 paddock from survey.zip'],
  ]);
});

const wholePlan: Partial<ReadMapFile> = {
  columns: ['_id', 'kind', 'name'],
  rows: [
    {
      line: 1,
      geometry: squareAt(0),
      cells: ['01900000-0000-7000-8000-00000000000a', 'Paddock', 'Top flat'],
    },
    {
      line: 2,
      geometry: square,
      cells: ['01900000-0000-7000-8000-00000000000b', 'Building', 'Woolshed'],
    },
    {
      line: 3,
      geometry: square,
      cells: ['01900000-0000-7000-8000-00000000000c', 'Building', 'Hay barn'],
    },
    { line: 4, geometry: squareAt(3), cells: [null, null, 'Drawn by hand'] },
  ],
};

test('a file of a whole plan: each row becomes a feature of its own kind, in one write', async () => {
  const { record, user } = renderRun(wholePlan);
  await user.click(screen.getByRole('tab', { name: 'Make features' }));
  expect(screen.getByText(mapFileWords.saysNoKind)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make 3 features' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts.map(({ entity, set }) => [entity, set['name']])).toEqual([
    ['paddock', 'Top flat'],
    ['building', 'Woolshed'],
    ['building', 'Hay barn'],
  ]);
});

test('a file of a whole plan, for one kind: rows that are of others are left out and counted', async () => {
  const { record, user } = renderRun(wholePlan);
  await user.click(screen.getByRole('tab', { name: 'Make features' }));
  const field = screen.getByRole('combobox', { name: mapFileWords.asKind });
  await user.clear(field);
  await user.type(field, 'Paddocks');
  await user.click(screen.getByRole('option', { name: 'Paddocks' }));
  expect(screen.getAllByText(mapFileWords.isOtherKind('Buildings'))).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Make 2 paddocks' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts.map(({ entity, set }) => [entity, set['name']])).toEqual([
    ['paddock', 'Top flat'],
    ['paddock', 'Drawn by hand'],
  ]);
});

const several = {
  tables: [
    { name: 'Tracks areas', rows: 3 },
    { name: 'Troughs points', rows: 9 },
  ],
  table: 'Tracks areas',
};

test('a table that is called after a kind is proposed as that kind, and the file stays for the next', async () => {
  const { file, record, user } = renderRun({
    ...several,
    table: 'Buildings areas',
  });
  await user.click(screen.getByRole('tab', { name: mapFileWords.turnInto }));
  expect(screen.getByRole('combobox', { name: mapFileWords.asKind })).toHaveProperty('value', 'Buildings');
  await user.click(screen.getByRole('button', { name: /^Make/ }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(file.putAway).not.toHaveBeenCalled();
});

test('what was chosen for one table is not chosen for the next', async () => {
  const { readAs, user } = renderRun(several);
  await user.click(screen.getByRole('tab', { name: mapFileWords.turnInto }));
  const kind = () => screen.getByRole('combobox', { name: mapFileWords.asKind });
  await user.clear(kind());
  await user.type(kind(), 'Buildings');
  await user.click(screen.getByRole('option', { name: 'Buildings' }));
  expect(kind()).toHaveProperty('value', 'Buildings');
  readAs({ ...several, table: 'Paddocks areas' });
  await user.click(screen.getByRole('tab', { name: mapFileWords.turnInto }));
  expect(kind()).toHaveProperty('value', 'Paddocks');
});

test.each([
  [true, 'Nothing in the file is near the farm.'],
  [false, 'Nothing in the file is in New Zealand.'],
])(
  'of a file of which nothing is left, read near the farm: %s, it is said where nothing lies',
  (isNearFarm, said) => {
    const sent = { fileName: 'survey.zip', filePath: 'staged/x', readAs: { isNearFarm } };
    renderRun({ rows: rows.slice(1, 2) }, { state: { sent } });
    expect(screen.getByRole('alert').textContent).toBe(said);
  },
);
