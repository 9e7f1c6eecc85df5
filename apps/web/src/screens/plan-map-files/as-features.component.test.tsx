import type { FeatureReply } from '@tussock/contract';
import { kindById, kinds, mapFileWords, type MapRow } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { queryClient } from '../../session/query-client.ts';
import { AsFeatures } from './as-features.tsx';

const squareAt = (west: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -42.8],
      [west + 0.01, -42.8],
      [west + 0.01, -42.79],
      [west, -42.79],
      [west, -42.8],
    ],
  ],
});
const point: Geometry = { type: 'Point', coordinates: [172.3, -42.8] };
const line: Geometry = {
  type: 'LineString',
  coordinates: [
    [172.3, -42.8],
    [172.31, -42.8],
  ],
};
const idOf = (number: number): string => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const standing = (number: number, name: string, geometry: Geometry, kindId = kinds.paddock.id as string) =>
  ({
    _id: idOf(number),
    planId: idOf(0),
    featureType: kindById(kindId as typeof kinds.paddock.id).wording.featureType,
    version: 1,
    geometry,
    properties: { name, status: 'existing', use: 'pasture' },
    areaHectares: 90,
    areaM2: 900_000,
    lengthMetres: null,
  }) as unknown as FeatureReply; // what an import asks for
const row = (lineNumber: number, geometry: Geometry, ...cells: MapRow['cells']): MapRow => ({
  line: lineNumber,
  geometry,
  cells,
});

function show(columns: readonly string[], rows: readonly MapRow[], features: readonly FeatureReply[] = []) {
  const record = openFakeRecord();
  const onSaved = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <AsFeatures
        table={{ name: 'farm.gpx', columns, rows }}
        features={features}
        boundary={[]}
        onSaved={onSaved}
      />
    </QueryClientProvider>,
  );
  return { record, user: userEvent.setup() };
}
const status = () => screen.getByRole('status').textContent;
const lines = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const partsOf = ({ writes }: ReturnType<typeof openFakeRecord>) =>
  writes[0]?.parts.map(({ op, entity, set }) => [op, entity, set['name']]);
/** Chooses from a list that opens on a press. */
async function choose(
  user: ReturnType<typeof userEvent.setup>,
  field: string | RegExp,
  option: RegExp | string,
) {
  await user.click(screen.getByRole('button', { name: field }));
  await user.click(screen.getByRole('option', { name: option }));
}

const broughtBack = () =>
  show(
    ['_id', 'kind', 'name'],
    [
      row(1, squareAt(172.3), idOf(1), 'Paddock', 'Front'),
      row(2, squareAt(172.4), idOf(2), 'Paddock', 'Back'),
      row(3, squareAt(172.5), null, 'Paddock', 'New one'),
    ],
    [standing(1, 'Front', squareAt(172.3)), standing(2, 'Back', squareAt(172.35))],
  );

test('of an export that is brought back it is said how many are new, changed and the same, before a press does it', async () => {
  const { record, user } = broughtBack();
  expect(status()).toBe('1 new, 1 to be changed on the plan, 1 the same as on the plan, 0 left out.');
  expect(record.writes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Make 1 feature and change 1' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts.map(({ op, entityId }) => [op, entityId === idOf(2)])).toEqual([
    ['update', true],
    ['create', false],
  ]);
});

test('what is on the plan already may be left as it is, and then only what is new is made', async () => {
  const { record, user } = broughtBack();
  await user.click(screen.getByRole('checkbox', { name: mapFileWords.changeStanding(1) }));
  expect(status()).toBe('1 new, 1 left as they are on the plan, 1 the same as on the plan, 0 left out.');
  expect(screen.getByText(mapFileWords.leftAsItIs)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make 1 feature' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(partsOf(record)).toEqual([['create', kinds.paddock.id, 'New one']]);
});

test('where nothing would be changed nobody is asked', () => {
  show(['name'], [row(1, squareAt(172.3), 'New one')]);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a row without a name never takes the place of one that is called by its number', async () => {
  const { record, user } = show(
    [],
    [row(1, squareAt(172.4)), row(2, squareAt(172.6))],
    [standing(1, 'Paddock 1', squareAt(172.3)), standing(2, 'Paddock 2', squareAt(172.6))],
  );
  expect(status()).toBe('1 new, 0 to be changed on the plan, 1 the same as on the plan, 0 left out.');
  await user.click(screen.getByRole('button', { name: 'Make 1 paddock' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(partsOf(record)).toEqual([['create', kinds.paddock.id, 'Paddock 3']]);
});

test('GPX: waypoints and tracks become what is chosen for each, with their names and remarks', async () => {
  const { record, user } = show(
    ['name', 'cmt', 'sym', 'type'],
    [row(1, line, 'Race', 'Metalled', null, null), row(2, point, 'By the gate', 'Leaks', 'Flag', null)],
  );
  expect(status()).toContain('2 left out');
  await choose(user, new RegExp(mapFileWords.shapesBecome.point), 'Troughs');
  await choose(user, new RegExp(mapFileWords.shapesBecome.line), 'Tracks');
  await user.click(screen.getByRole('button', { name: 'Make 2 features' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts.map(({ entity, set }) => [entity, set['name'], set['notes']])).toEqual([
    [kinds.track.id, 'Race', 'Metalled'],
    [kinds.trough.id, 'By the gate', 'Leaks'],
  ]);
});

test('GPX of a whole plan: each becomes what its type says', async () => {
  const { record, user } = show(
    ['name', 'type'],
    [row(1, line, 'Race', 'Track'), row(2, point, 'By the gate', 'Trough')],
  );
  await user.click(screen.getByRole('button', { name: 'Make 2 features' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(partsOf(record)).toEqual([
    ['create', kinds.track.id, 'Race'],
    ['create', kinds.trough.id, 'By the gate'],
  ]);
});

test('of waypoints alone only kinds of places are offered, and none is taken for granted', async () => {
  const { user } = show(['name'], [row(1, point, 'By the gate')]);
  expect(screen.getByRole('button', { name: 'Nothing to make' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('combobox', { name: mapFileWords.asKind }));
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toContain('Troughs');
  expect(offered).not.toContain('Paddocks');
});

const many = (count: number, kind: string): readonly MapRow[] =>
  Array.from({ length: count }, (_, at) => row(at + 1, point, `${kind} ${at + 1}`, kind));

test('faults of every kind are reached: by kind, with row and name, a page after the other', async () => {
  const paddocks = many(203, 'Paddock');
  const tracks = many(2, 'Track').map((one, at) => ({ ...one, line: 301 + at }));
  const { user } = show(['name', 'kind'], [...paddocks, ...tracks, row(400, point, 'Trough A', 'Trough')]);
  expect(status()).toContain('205 left out');
  expect(lines()).toHaveLength(200);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(lines()).toHaveLength(6);
  await choose(user, /^Kind|Kind$/, 'Tracks (2)');
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^301Track 1Tracks.*This needs a line, not a point/),
    expect.stringMatching(/^302Track 2Tracks.*This needs a line, not a point/),
  ]);
  await choose(user, /^Kind|Kind$/, mapFileWords.everyKind);
  await choose(user, /^Result|Result$/, 'New (1)');
  expect(lines().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^400Trough A/)]);
});

test('a row that says no kind is told as one, with its row and name', () => {
  show(['name', 'kind'], [row(1, point, 'Trough A', 'Trough'), row(2, point, 'Cairn', null)]);
  expect(lines()[0]?.textContent).toContain(`2Cairn${mapFileWords.ofNoKind}`);
  expect(lines()[0]?.textContent).toContain(mapFileWords.saysNoKind);
});

test('rows that would count ground twice are saved once that is said to be meant, and not before', async () => {
  const { record, user } = show(
    ['name'],
    [row(1, squareAt(172.305), 'Over the front')],
    [standing(1, 'Front', squareAt(172.3))],
  );
  await user.click(screen.getByRole('button', { name: 'Make 1 paddock' }));
  const question = screen.getByRole('alertdialog');
  expect(question.textContent).toContain('1 place overlaps');
  expect(within(question).getByRole('listitem').textContent).toMatch(
    /^Over the front and Front: [\d.]+ ha counted twice$/,
  );
  await user.click(within(question).getByRole('button', { name: mapFileWords.goBack }));
  expect(record.writes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Make 1 paddock' }));
  await user.click(screen.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
});

test('of a heap of rows over each other it is said that there are many, and the page goes on', async () => {
  const heap = Array.from({ length: 600 }, (_, at) => row(at + 1, squareAt(172.3), `Heap ${at + 1}`));
  const { user } = show(['name'], heap);
  await user.click(screen.getByRole('button', { name: 'Make 600 paddocks' }));
  const question = screen.getByRole('alertdialog');
  expect(question.textContent).toContain(mapFileWords.manyOverlap(200));
  expect(within(question).getAllByRole('listitem').at(-1)?.textContent).toBe(mapFileWords.moreFaults(180));
});
