import { QueryClientProvider } from '@tanstack/react-query';
import type { RecordRow } from '@tussock/contract';
import { recordWords } from '@tussock/domain';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { queryClient } from '../../session/query-client.ts';
import { PlanAtDay } from './plan-at-day.tsx';
import { historyRoute } from './route.ts';

interface Drawn {
  readonly label: string;
  readonly features: readonly { readonly id: string }[];
  readonly boundary: readonly { readonly id: string }[];
}

vi.mock('../../map/index.ts', async (original) => ({
  ...(await original<object>()),
  PlanMap: ({ label, features, boundary }: Drawn) => (
    <p>{`${label}: ${features.map(({ id }) => id).join(' ')} in ${boundary.map(({ id }) => id).join(' ')}`}</p>
  ),
}));

const PLAN = '0192f000-0000-7000-8000-00000000000a';
const DAY = '2026-11-20';
const shape = { type: 'Point', coordinates: [172.3, -42.8] };
const trough = (id: string, name: string): RecordRow => ({
  id,
  entity: 'trough',
  version: 1,
  values: { name, geometry: shape, status: 'existing', material: 'concrete' },
  made: {},
});
const corners = [
  [172, -43],
  [172.02, -43],
  [172.02, -43.02],
  [172, -43],
];
const boundary: RecordRow = {
  id: 'b',
  entity: 'boundary',
  version: 1,
  values: {},
  made: {
    features: [],
    boundaryFeatures: [
      { type: 'Feature', properties: { id: 'block' }, geometry: { type: 'Polygon', coordinates: [corners] } },
    ],
  },
};

function show(was: readonly RecordRow[], is: readonly RecordRow[], canEdit = true) {
  const record = openFakeRecord(is);
  queryClient.clear();
  queryClient.setQueryData(['replica.at', { planId: PLAN }, DAY], { rev: 4, rows: was });
  queryClient.setQueryData(['service.settings', {}], { titleTiles: { attribution: '' } });
  render(
    <QueryClientProvider client={queryClient}>
      <InOpenPlan place={historyRoute}>
        <PlanAtDay planId={PLAN} day={DAY} canEdit={canEdit} />
      </InOpenPlan>
    </QueryClientProvider>,
  );
  return record;
}
const line = (name: string) => within(screen.getByText(name).closest('li') ?? document.createElement('li'));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ titleTiles: { attribution: '' } }));
});

test('the farm of a past day is drawn as it was, and each thing says what became of it since', async () => {
  show(
    [boundary, trough('a', 'Ford'), trough('b', 'Gate'), trough('c', 'Yards')],
    [trough('a', 'Ford'), trough('b', 'Bridge'), trough('new', 'Shed')],
  );
  expect(await screen.findByText('Map of the farm on 20 November 2026: a b c in block')).toBeDefined();
  expect(line('Ford').getByText('as it is today')).toBeDefined();
  expect(line('Gate').getByText('changed since')).toBeDefined();
  expect(line('Yards').getByText('deleted since')).toBeDefined();
  expect(screen.queryByText('Shed')).toBeNull();
});

test('of a day before the plan was begun it is said that there was none, and nothing is drawn or told of it', async () => {
  show([], [trough('a', 'Ford')]);
  expect(await screen.findByText(recordWords.noPlanYet)).toBeDefined();
  expect(screen.queryByText(/^Map of the farm/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'The plan on 20 November 2026' })).toBeNull();
});

test('things of a past day stand by their names, as on every list', async () => {
  show([trough('a', 'Yards 10'), trough('b', 'Gate'), trough('c', 'Yards 2')], []);
  const list = within(await screen.findByRole('region', { name: 'Troughs' }));
  expect(list.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Gate',
    'Yards 2',
    'Yards 10',
  ]);
});

test('a press brings back the values that differ now, or all of what is gone', async () => {
  const record = show([trough('b', 'Gate'), trough('c', 'Yards')], [trough('b', 'Bridge')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Bring back Gate as it was' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts).toEqual([
    { entity: 'trough', entityId: 'b', op: 'update', set: { name: 'Gate' } },
  ]);
  act(() => record.writes[0]?.answer({ status: 200 }));
  await userEvent.click(screen.getByRole('button', { name: 'Bring back Yards as it was' }));
  await waitFor(() => expect(record.writes).toHaveLength(2));
  expect(record.writes[1]?.parts).toMatchObject([
    { entity: 'trough', entityId: 'c', op: 'restore', set: { name: 'Yards', geometry: shape } },
  ]);
  act(() => record.writes[1]?.answer({ status: 200 }));
});

test('what shows a photo that lies in the bin brings it back', async () => {
  const photo = '01a207af-32d6-7137-bfed-83795a4a92c1';
  vi.stubGlobal('fetch', async () =>
    Response.json({
      titleTiles: { attribution: '' },
      results: [
        {
          row: { id: photo, entity: 'file', version: 1, values: { name: 'Yards.jpg' }, made: {} },
          deletedAt: '2026-11-22T01:05:00Z',
          deletedByName: null,
          rev: 4,
          opId: photo,
          wentWith: [],
          namedBy: [],
        },
      ],
    }),
  );
  const yards = trough('c', 'Yards');
  const record = show([{ ...yards, values: { ...yards.values, photos: [photo] } }], []);
  expect(await screen.findByText('Brings Yards.jpg back with it.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Bring back Yards as it was' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts).toMatchObject([
    { entity: 'file', entityId: photo, op: 'restore', set: {} },
    { entity: 'trough', entityId: 'c', op: 'restore', set: { photos: [photo] } },
  ]);
  act(() => record.writes[0]?.answer({ status: 200 }));
});

test('whoever may only look has nothing to press', async () => {
  show([trough('c', 'Yards')], [], false);
  const there = within(await screen.findByRole('region', { name: 'What was there' }));
  expect(there.getByText('deleted since')).toBeDefined();
  // The document below, whose code comes when it comes, has a button for its contents.
  expect(there.queryByRole('button')).toBeNull();
});

test('all of the plan is told as it was that day, not what was drawn alone', async () => {
  const rowOf = (entity: string, values: object): RecordRow => ({
    id: entity,
    entity,
    version: 1,
    values: { ...values },
    made: { createdAt: '2026-11-01T00:00:00Z' },
  });
  const action = { sectionKey: 'waterways', title: 'Fence the gully', grade: 'good', state: 'agreed' };
  show(
    [rowOf('plan', { propertyName: 'Mākahu Downs' }), rowOf('action', { ...action, dueOn: '2026-11-19' })],
    [],
  );
  const then = within(await screen.findByRole('region', { name: 'The plan on 20 November 2026' }));
  // Its code is loaded when it is asked for.
  expect(await then.findByRole('heading', { name: 'Actions by year' })).toBeDefined();
  // Late by a day on that day, whatever day it is now.
  expect(then.getAllByText(/1 day over/).length).toBeGreaterThan(0);
  expect(then.queryByRole('heading', { name: /Changes since/ })).toBeNull();
});
