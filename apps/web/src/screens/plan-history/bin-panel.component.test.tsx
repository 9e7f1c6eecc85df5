import { QueryClientProvider } from '@tanstack/react-query';
import type { BinItem } from '@tussock/contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { queryClient } from '../../session/query-client.ts';
import { BinPanel } from './bin-panel.tsx';

const itemOf = (id: string, entity: string, name: string, more: Partial<BinItem> = {}): BinItem => ({
  row: { id, entity, version: 2, values: { name, sampledOn: '2026-02-01' }, made: { areaHectares: 3.5 } },
  deletedAt: '2026-11-20T01:05:00Z',
  deletedByName: 'Tom Sinclair',
  rev: 6,
  opId: '0192f000-0000-7000-8000-00000000000c',
  wentWith: [],
  namedBy: [],
  ...more,
});

function show(...results: readonly BinItem[]) {
  vi.stubGlobal('fetch', async () => Response.json({ results }));
  const record = openFakeRecord();
  render(
    <QueryClientProvider client={queryClient}>
      <BinPanel planId="0192f000-0000-7000-8000-00000000000a" />
    </QueryClientProvider>,
  );
  return record;
}

beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('what was deleted stands with what it was, by whom and when, and what names it still', async () => {
  const namedBy = [{ id: 'f', entity: 'fertiliser', name: 'Spring urea' }];
  show(itemOf('p', 'paddock', 'North', { namedBy }));
  const [line] = await screen.findAllByRole('listitem');
  const said = within(line ?? document.body);
  expect(said.getByText('North')).toBeDefined();
  expect(said.getByText('Paddock · 3.50 ha · deleted by Tom Sinclair, 20 November 2026')).toBeDefined();
  expect(said.getByText('Still named by Spring urea.')).toBeDefined();
});

test('a press brings it back with what went with it, in one write, and leaves the rest where it is', async () => {
  const record = show(
    itemOf('t', 'transect', 'Ridge', { wentWith: ['s'] }),
    itemOf('s', 'soilTest', '', { wentWith: ['t'] }),
    itemOf('p', 'paddock', 'North'),
  );
  expect((await screen.findAllByText('1 other went with it.')).length).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Restore Ridge' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts).toEqual([
    { entity: 'transect', entityId: 't', op: 'restore', set: {} },
    { entity: 'soilTest', entityId: 's', op: 'restore', set: {} },
  ]);
  act(() => record.writes[0]?.answer({ status: 200 }));
});

test('one of many that went in one write comes back alone, by a press of its own', async () => {
  const record = show(
    itemOf('p', 'paddock', 'North', { wentWith: ['q', 'r'] }),
    itemOf('q', 'paddock', 'South', { wentWith: ['p', 'r'] }),
    itemOf('r', 'paddock', 'West', { wentWith: ['p', 'q'] }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Only this: South' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts).toEqual([{ entity: 'paddock', entityId: 'q', op: 'restore', set: {} }]);
  act(() => record.writes[0]?.answer({ status: 200 }));
});

test('what it cannot be without comes back before it; what it only names stays where it is', async () => {
  const spread = itemOf('f', 'fertiliser', 'Spring urea');
  const record = show(
    { ...spread, row: { ...spread.row, values: { name: 'Spring urea', paddocks: ['0192-north'] } } },
    itemOf('0192-north', 'paddock', 'North'),
    itemOf('0192-south', 'paddock', 'South'),
    {
      ...itemOf('a', 'action', 'Fence it'),
      row: {
        id: 'a',
        entity: 'action',
        version: 2,
        values: { title: 'Fence it', featureIds: ['0192-south'] },
        made: {},
      },
    },
  );
  await screen.findByText('Brings North back with it.');
  expect(screen.queryByText('Brings South back with it.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Restore Spring urea' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts).toEqual([
    { entity: 'paddock', entityId: '0192-north', op: 'restore', set: {} },
    { entity: 'fertiliser', entityId: 'f', op: 'restore', set: {} },
  ]);
  act(() => record.writes[0]?.answer({ status: 200 }));
});

test('what shows a photo that is gone too brings it back, before itself', async () => {
  const ford = itemOf('t', 'trough', 'Ford');
  const record = show(
    { ...ford, row: { ...ford.row, values: { name: 'Ford', photos: ['0192-photo'] } } },
    itemOf('0192-photo', 'file', 'Trough.jpg'),
  );
  await screen.findByText('Brings Trough.jpg back with it.');
  await userEvent.click(screen.getByRole('button', { name: 'Restore Ford' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts).toEqual([
    { entity: 'file', entityId: '0192-photo', op: 'restore', set: {} },
    { entity: 'trough', entityId: 't', op: 'restore', set: {} },
  ]);
  act(() => record.writes[0]?.answer({ status: 200 }));
});

test('what is back on the plan already is not brought back again, though the bin was not read since', async () => {
  const north = itemOf('p', 'paddock', 'North');
  vi.stubGlobal('fetch', async () => Response.json({ results: [north, itemOf('q', 'paddock', 'South')] }));
  openFakeRecord([north.row]);
  render(
    <QueryClientProvider client={queryClient}>
      <BinPanel planId="0192f000-0000-7000-8000-00000000000a" />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Restore South' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Restore North' })).toBeNull();
});

test('an empty bin says so', async () => {
  show();
  expect(await screen.findByText('There is nothing in it.')).toBeDefined();
});
