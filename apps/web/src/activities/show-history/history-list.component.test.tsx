import { QueryClientProvider } from '@tanstack/react-query';
import type { BinItem, RecordHistoryEntry, RecordRow } from '@tussock/contract';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { queryClient, resetLists } from '../../session/query-client.ts';
import { HistoryList } from './history-list.tsx';

const entryOf = (more: Partial<RecordHistoryEntry>): RecordHistoryEntry => ({
  rev: 5,
  ord: 0,
  at: '2026-11-22T01:05:00Z',
  actorName: 'Bridget Reid',
  opId: 'op',
  entity: 'paddock',
  entityId: 'p',
  op: 'update',
  name: 'North',
  values: {},
  made: {},
  ...more,
});
const WATER = '01a207af-32d6-7137-bfed-83795a4a92b2';
const paddock: RecordRow = {
  id: 'p',
  entity: 'paddock',
  version: 2,
  values: { name: 'Nord', paddockNumber: '7', geometry: { type: 'Point', coordinates: [172, -43] } },
  made: {},
};

const asked: URLSearchParams[] = [];
function show(
  results: readonly RecordHistoryEntry[],
  { rows = [paddock], canEdit = true, bin = [] as readonly BinItem[] } = {},
) {
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const url = input instanceof Request ? input.url : String(input);
    const { pathname, searchParams } = new URL(url, 'https://tussock.example');
    if (pathname.endsWith('/bin')) return Response.json({ results: bin });
    asked.push(searchParams);
    const people = [{ _id: '0192f000-0000-7000-8000-00000000000b', name: 'Bridget Reid' }];
    return Response.json({
      results,
      nextBefore: null,
      people,
      entities: ['waterTank', 'trough', 'pivot', 'paddock'],
    });
  });
  const record = openFakeRecord(rows);
  render(list(canEdit));
  return record;
}
const list = (canEdit = true) => (
  <QueryClientProvider client={queryClient}>
    <HistoryList planId="0192f000-0000-7000-8000-00000000000a" canEdit={canEdit} />
  </QueryClientProvider>
);
const entries = async () => within(await screen.findByRole('list', { name: 'What was changed' }));

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('an entry says what, who, when, and each value as it was and became', async () => {
  show([entryOf({ name: 'Nord', values: { name: { before: 'North', after: 'Nord' } } })]);
  const list = await entries();
  expect(list.getByText('Paddock: Nord')).toBeDefined();
  expect(list.getByText(/^Changed by Bridget Reid/).textContent).toMatch(/22 Nov 2026/);
  expect(list.getByText('North').tagName).toBe('DEL');
  expect(list.getByText('Nord').tagName).toBe('INS');
});

test('work that was sent later says when it was done and when it was sent', async () => {
  show([entryOf({ doneAt: '2026-11-20T20:10:00Z' })]);
  const line = await (await entries()).findByText(/^Changed by Bridget Reid/);
  expect(line.textContent).toBe(
    'Changed by Bridget Reid, done 21 Nov 2026, 9:10 am, sent 22 Nov 2026, 2:05 pm',
  );
});

test('one value is put back by a press, over what stands and nothing else', async () => {
  const values = { name: { before: 'North', after: 'Nord' }, paddockNumber: { before: '3', after: '7' } };
  const record = show([entryOf({ values })]);
  await userEvent.click((await entries()).getByRole('button', { name: 'Restore: Name' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts).toEqual([
    { entity: 'paddock', entityId: 'p', op: 'update', set: { name: 'North' }, base: { name: 'Nord' } },
  ]);
  act(() => record.writes[0]?.answer({ status: 200 }));
});

test('what was deleted is restored by a press, and not offered where it is there', async () => {
  const gone = entryOf({ op: 'delete', name: 'Ford', entity: 'trough', entityId: 't' });
  const record = show([gone, entryOf({ op: 'delete', rev: 4, opId: 'before' })]);
  const buttons = (await entries()).getAllByRole('button', { name: 'Restore' });
  expect(buttons).toHaveLength(1);
  await userEvent.click(buttons[0] ?? document.body);
  await waitFor(() =>
    expect(record.writes[0]?.parts).toEqual([{ entity: 'trough', entityId: 't', op: 'restore', set: {} }]),
  );
  act(() => record.writes[0]?.answer({ status: 200 }));
});

const PHOTO = '01a207af-32d6-7137-bfed-83795a4a92c1';
const inBin = (id: string, entity: string, values: RecordRow['values']): BinItem => ({
  row: { id, entity, version: 2, values, made: {} },
  deletedAt: '2026-11-22T01:05:00Z',
  deletedByName: 'Bridget Reid',
  rev: 4,
  opId: 'op',
  wentWith: [],
  namedBy: [],
});

test('what it cannot be without comes back before it, and that is said beside the press', async () => {
  const record = show([entryOf({ op: 'delete', name: 'Hill, autumn', entity: 'soilTest', entityId: 's' })], {
    bin: [
      inBin('s', 'soilTest', { sampledOn: '2026-02-01', transectId: WATER }),
      inBin(WATER, 'transect', { name: 'Ridge', photos: [PHOTO] }),
      inBin(PHOTO, 'file', { name: 'Ridge.jpg' }),
      inBin('other', 'transect', { name: 'Flat' }),
    ],
  });
  const list = await entries();
  expect(await list.findByText('Brings Ridge.jpg, Ridge back with it.')).toBeDefined();
  await userEvent.click(list.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts).toEqual([
    { entity: 'file', entityId: PHOTO, op: 'restore', set: {} },
    { entity: 'transect', entityId: WATER, op: 'restore', set: {} },
    { entity: 'soilTest', entityId: 's', op: 'restore', set: {} },
  ]);
  act(() => record.writes[0]?.answer({ status: 200 }));
});

test('a value that named what lies in the bin is put back with it', async () => {
  const record = show([entryOf({ values: { photos: { before: [PHOTO], after: [] } } })], {
    bin: [inBin(PHOTO, 'file', { name: 'Gate.jpg' })],
    rows: [{ ...paddock, values: { ...paddock.values, photos: [] } }],
  });
  expect(await screen.findByText('Brings Gate.jpg back with it.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Restore: Photo/ }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts).toEqual([
    { entity: 'file', entityId: PHOTO, op: 'restore', set: {} },
    { entity: 'paddock', entityId: 'p', op: 'update', set: { photos: [PHOTO] }, base: { photos: [] } },
  ]);
  act(() => record.writes[0]?.answer({ status: 200 }));
});

test('of several that went in one write what the others need comes back first, and nothing is said to be brought', async () => {
  const at = (ord: number, more: Partial<RecordHistoryEntry>) => entryOf({ op: 'delete', ord, ...more });
  const record = show(
    [
      at(0, { entity: 'soilTest', entityId: 's', name: 'Hill, autumn' }),
      at(1, { entity: 'transect', entityId: WATER, name: 'Ridge' }),
    ],
    {
      bin: [
        inBin('s', 'soilTest', { transectId: WATER }),
        inBin(WATER, 'transect', { name: 'Ridge', photos: [PHOTO] }),
      ],
    },
  );
  // Once the bin has been read the transect stands before its test.
  await userEvent.click((await entries()).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts.map(({ entityId }) => entityId)).toEqual([WATER, 's']);
  expect(screen.queryByText(/back with it/)).toBeNull();
  act(() => record.writes[0]?.answer({ status: 200 }));
});

test('a shape that moved is drawn before and after', async () => {
  const shape = (west: number) => ({ type: 'LineString', coordinates: [[west, -43], [west, -43.01]] }); // prettier-ignore
  show([entryOf({ values: { geometry: { before: shape(172), after: shape(172.1) } } })]);
  const picture = await screen.findByRole('img', { name: 'The shape of North: before dotted, after solid' });
  const looks = [...picture.querySelectorAll('path')].map((path) => path.dataset['look']);
  expect(looks).toEqual(['before', 'mine']);
});

test('a move of the plan is told as one, from where to where, and is not offered to be put back', async () => {
  const status = { before: 'active', after: 'submitted' };
  const asks = { approvalType: { before: null, after: 'owner' } };
  const of = (ord: number, more: Partial<RecordHistoryEntry>) =>
    entryOf({ ord, entityId: `e${ord}`, ...more });
  show([
    of(0, { entity: 'plan', entityId: 'plan', name: 'Rātā Flat', made: { status } }),
    of(1, { entity: 'approval', name: 'Owner', op: 'create', values: asks }),
    of(2, { entity: 'planVersion', name: 'Version 1', op: 'create' }),
  ]);
  const list = await entries();
  expect(list.getByText('Status and approvals')).toBeDefined();
  expect(list.getByText('In progress').tagName).toBe('DEL');
  expect(list.getByText('Submitted for approval').tagName).toBe('INS');
  expect(list.getByText('Approval: Owner')).toBeDefined();
  expect(list.getByText('Version 1')).toBeDefined();
  // Nothing of the farm's details was changed: the plan alone moved.
  expect(list.queryByText(/Farm details/)).toBeNull();
  expect(list.queryByRole('button')).toBeNull();
});

test('a move of the plan that nothing else comes of is told as one as well', async () => {
  const status = { before: 'approved', after: 'active' };
  show([entryOf({ entity: 'plan', entityId: 'plan', name: 'Rātā Flat', made: { status } })]);
  const list = await entries();
  expect(list.getByText('Status and approvals')).toBeDefined();
  expect(list.getByText('In progress').tagName).toBe('INS');
});

test('details that were changed as the plan moved are named with it', async () => {
  const made = { status: { before: 'pendingConfirmation', after: 'active' } };
  const values = { catchment: { before: null, after: 'Upper Sampleburn' } };
  show([entryOf({ entity: 'plan', entityId: 'plan', name: 'Rātā Flat', made, values })]);
  expect((await entries()).getByText('Farm details: Rātā Flat')).toBeDefined();
});

test('what was locked is named as it is called now, never by its id', async () => {
  const entityId = '01a207af-32d6-7137-bfed-83795a4a92b1';
  const lock = { entity: 'shapeLock', op: 'create' } as const;
  show([entryOf({ ...lock, name: entityId }), entryOf({ ...lock, rev: 4, opId: 'o', name: WATER })], {
    rows: [{ ...paddock, id: entityId }],
  });
  const list = await entries();
  expect(list.getByText(/^Lock of a shape: .*Nord/)).toBeDefined();
  expect(list.getByText('Lock of a shape')).toBeDefined();
});

const imported = (name: string, ord: number) =>
  entryOf({
    op: 'create',
    entityId: `p${ord}`,
    ord,
    name,
    values: { name: { before: null, after: name }, paddockNumber: { before: null, after: String(ord) } },
  });
const standing = (name: string, ord: number): RecordRow => ({
  ...paddock,
  id: `p${ord}`,
  values: { name, paddockNumber: String(ord) },
});

test('an import is taken back by one press, all that it made', async () => {
  const record = show([imported('North', 0), imported('South', 1)], {
    rows: [standing('North', 0), standing('South', 1)],
  });
  const list = await entries();
  expect(list.getByText('2 paddocks')).toBeDefined();
  await userEvent.click(list.getByRole('button', { name: 'Put all of it back' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts).toEqual([
    { entity: 'paddock', entityId: 'p0', op: 'delete', set: {} },
    { entity: 'paddock', entityId: 'p1', op: 'delete', set: {} },
  ]);
  act(() => record.writes[0]?.answer({ status: 200 }));
});

test('what somebody changed since stays where an import is taken back, and is named', async () => {
  const record = show([imported('North', 0), imported('South', 1), imported('East', 2)], {
    rows: [standing('North', 0), standing('Far south', 1), standing('East', 2)],
  });
  const list = await entries();
  expect(list.getByText('Paddock: South was changed since and stays as it is.')).toBeDefined();
  await userEvent.click(list.getByRole('button', { name: 'Put the rest of it back' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts.map(({ entityId }) => entityId)).toEqual(['p0', 'p2']);
  act(() => record.writes[0]?.answer({ status: 200 }));
});

test('a change of many is taken back the same way, over nobody’s later change', async () => {
  const changed = (ord: number) =>
    entryOf({
      entityId: `p${ord}`,
      ord,
      name: `P${ord}`,
      values: { paddockNumber: { before: '9', after: String(ord) } },
    });
  const record = show([changed(0), changed(1)], {
    rows: [standing('P0', 0), { ...standing('P1', 1), values: { paddockNumber: '77' } }],
  });
  await userEvent.click((await entries()).getByRole('button', { name: 'Put the rest of it back' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts).toEqual([
    {
      entity: 'paddock',
      entityId: 'p0',
      op: 'update',
      set: { paddockNumber: '9' },
      base: { paddockNumber: '0' },
    },
  ]);
  act(() => record.writes[0]?.answer({ status: 200 }));
});

test('of a write that did several things each says what became of it, and none is called deleted that was not', async () => {
  const at = (ord: number, more: Partial<RecordHistoryEntry>) =>
    entryOf({ entityId: `p${ord}`, ord, ...more });
  const moved = { paddockNumber: { before: '9', after: '1' } };
  show(
    [
      at(0, { op: 'delete', name: 'North 2' }),
      at(1, { name: 'Knob', values: moved }),
      at(2, { op: 'create', name: 'South' }),
    ],
    { rows: [standing('Knob', 1), standing('South', 2)] },
  );
  const list = await entries();
  expect(list.getByText(/^Changed by Bridget Reid/)).toBeDefined();
  expect(
    within(list.getByText('Knob').parentElement ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['North 2, deleted', 'Knob', 'South, added']);
  expect(list.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('pages that were read stay while somebody saves, and what is new stands above them', async () => {
  show([]);
  let newest = 5;
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'https://tussock.example');
    const before = Number(url.searchParams.get('before') ?? newest + 1);
    const of = (rev: number) => entryOf({ rev, opId: `op${rev}`, op: 'create', name: `Paddock ${rev}` });
    return Response.json({
      results: [of(before - 1), of(before - 2)],
      nextBefore: before - 2,
      people: [],
      entities: [],
    });
  });
  queryClient.clear();
  cleanup();
  const record = openFakeRecord([paddock]);
  render(list());
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  const titles = () => screen.getAllByText(/^Paddock:? /).map(({ textContent }) => textContent);
  await waitFor(() => expect(titles()).toEqual(['Paddock 5', 'Paddock 4', 'Paddock 3', 'Paddock 2']));
  newest = 6;
  act(() => {
    record.setSync({ rev: 6 });
    resetLists(['history']);
  });
  expect(titles()).toHaveLength(4);
  await waitFor(() => expect(titles()).toEqual(['Paddock 6', 'Paddock 5', 'Paddock 4', 'Paddock 3']));
});

test('pages that cannot be read again stay, and are read by a press', async () => {
  const record = show([entryOf({ name: 'Nord', values: { name: { before: 'North', after: 'Nord' } } })]);
  await entries();
  vi.stubGlobal('fetch', async () =>
    Response.json({ statusCode: 403, error: 'Forbidden', message: ['Not now.'] }, { status: 403 }),
  );
  act(() => {
    record.setSync({ rev: 6 });
    resetLists(['history']);
  });
  expect(await screen.findByRole('alert')).toBeDefined();
  expect((await entries()).getByText('Paddock: Nord')).toBeDefined();
  vi.stubGlobal('fetch', async () =>
    Response.json({ results: [entryOf({ name: 'Norden' })], nextBefore: null, people: [], entities: [] }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Paddock: Norden')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('whoever may only look has nothing to press', async () => {
  show([entryOf({ values: { name: { before: 'North', after: 'Nord' } } })], { canEdit: false });
  expect((await entries()).queryByRole('button')).toBeNull();
});

test('it is narrowed by person, by sort of thing and by day', async () => {
  show([]);
  await userEvent.click(await screen.findByRole('button', { name: /Type/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Trough' }));
  await waitFor(() => expect(asked.at(-1)?.get('entity')).toBe('trough'));
  await userEvent.click(screen.getByRole('button', { name: /Person/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Bridget Reid' }));
  await waitFor(() => expect(asked.at(-1)?.get('personId')).toBe('0192f000-0000-7000-8000-00000000000b'));
  expect(asked.at(-1)?.get('entity')).toBe('trough');
  expect(screen.getByText('Nothing of this sort was changed.')).toBeDefined();
});

test('sorts of thing stand in the order of what they are called', async () => {
  show([]);
  await userEvent.click(await screen.findByRole('button', { name: /Type/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Anything',
    'Centre pivot irrigator',
    'Paddock',
    'Trough',
    'Water tank',
  ]);
});

test('what cannot be read as it is narrowed can be widened again', async () => {
  show([entryOf({ name: 'Nord' })]);
  await userEvent.click(await screen.findByRole('button', { name: /Type/ }));
  vi.stubGlobal('fetch', async () =>
    Response.json({ statusCode: 403, error: 'Forbidden', message: ['Not now.'] }, { status: 403 }),
  );
  await userEvent.click(await screen.findByRole('option', { name: 'Trough' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByText('Nothing of this sort was changed.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Type/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Anything' }));
  expect((await entries()).getByText('Paddock: Nord')).toBeDefined();
});

test('a boundary of other titles is told by their numbers and drawn as it was and became', async () => {
  const square = (west: number) => ({
    type: 'MultiPolygon',
    coordinates: [[[[west, -43], [west + 0.01, -43], [west + 0.01, -43.01], [west, -43]]]],
  }); // prettier-ignore
  show([
    entryOf({
      entity: 'boundary',
      name: '',
      values: { titles: { before: ['part-1'], after: ['part-1', 'part-2'] } },
      boundary: {
        before: square(172),
        after: square(172.1),
        titleNumbers: { 'part-1': 'CB1/2', 'part-2': 'CB3/4' },
      },
    }),
  ]);
  const list = await entries();
  expect(list.getByText('CB1/2, CB3/4')).toBeDefined();
  expect(list.getByRole('img', { name: /^The shape of it/ })).toBeDefined();
});

test('what was brought back is told as that, not as added', async () => {
  show([entryOf({ op: 'create', isRestored: true })]);
  expect((await entries()).getByText(/^Restored by Bridget Reid/)).toBeDefined();
});

test('a soil test is told by its day as people say it, and by its transect as that is called now', async () => {
  const transect: RecordRow = {
    id: WATER,
    entity: 'transect',
    version: 1,
    values: { name: 'Hill' },
    made: {},
  };
  show(
    [
      entryOf({
        op: 'create',
        entity: 'soilTest',
        entityId: 's',
        name: '2026-08-11',
        values: { transectId: { before: null, after: WATER } },
      }),
    ],
    { rows: [transect] },
  );
  expect((await entries()).getByText('Soil test: 11 Aug 2026, Hill')).toBeDefined();
});
