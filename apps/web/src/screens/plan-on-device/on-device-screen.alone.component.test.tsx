import { QueryClientProvider } from '@tanstack/react-query';
import { GEOMETRY, kinds } from '@tussock/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UnsentWork } from '../../sync/adapters/indexed-db-store.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { queryClient } from '../../session/query-client.ts';
import { FarmsOnDeviceScreen } from './farms-on-device-screen.tsx';
import { OnDeviceScreen } from './on-device-screen.tsx';

vi.mock('../../routes/use-go.ts', () => ({ useGo: () => () => Promise.resolve() }));
vi.mock('../../routes/route-link.tsx', () => ({ RouteLink: 'a' }));
vi.mock('../../routes/plan-page.tsx', () => ({ PlanPage: 'main' }));

const { erased, kept, unsent, saved } = vi.hoisted(() => ({
  unsent: ((work: UnsentWork) => ({ work }))({ writes: [], files: [] }),
  saved: vi.fn<(blob: Blob, name: string) => void>(),
  erased: vi.fn((_name: string) => Promise.resolve()),
  kept: { plans: [] as object[], gone: [] as object[] },
}));
vi.mock(import('../../sync/adapters/indexed-db-store.ts'), async (original) => ({
  ...(await original()),
  eraseDatabase: erased,
  readUnsent: () => Promise.resolve(unsent.work),
}));
vi.mock('../../activities/save-file/index.ts', () => ({ saveFile: saved }));
vi.mock('../../sync/device/use-stored-plans.ts', () => ({
  useStoredPlans: () => ({ data: kept.plans, refetch: () => Promise.resolve() }),
  useGonePlans: () => ({ data: kept.gone, refetch: () => Promise.resolve() }),
  nameOfStoredPlan: () => 'Sold farm',
}));

const WARNING = /about to run out of room/;

beforeEach(() => {
  kept.plans = [];
  kept.gone = [];
  erased.mockClear();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis.navigator, 'storage');
});

/** The page on a device that has used so much of 100 MB. */
function show(usage: number) {
  const storage = { estimate: async () => ({ usage, quota: 100_000_000 }) };
  Object.defineProperty(globalThis.navigator, 'storage', { value: storage, configurable: true });
  openFakeRecord();
  render(
    <QueryClientProvider client={queryClient}>
      <OnDeviceScreen planId="plan" name="Glenburn" plan={{ boundaryBounds: null }} />
    </QueryClientProvider>,
  );
}

test('a device of which more than four fifths are used says that it is about to run out of room, and what to do', async () => {
  show(80_000_001);
  await screen.findByText('80 MB used of about 100 MB.');
  expect(screen.getByRole('alert').textContent).toMatch(WARNING);
});

test('one with a fifth left says how much is used, and warns of nothing', async () => {
  show(80_000_000);
  await screen.findByText('80 MB used of about 100 MB.');
  expect(screen.queryByText(WARNING)).toBeNull();
});

test('a farm with work that was never sent goes after a yes alone, which says what goes with it', async () => {
  kept.plans = [
    { name: 'sold', userId: 'me', planId: 'other', unsent: 2 },
    { name: 'this', userId: 'me', planId: 'plan', unsent: 1 },
  ];
  const set = { name: 'Creek', [GEOMETRY]: { type: 'Point', coordinates: [172, -43] } };
  const part = { entity: kinds.trough.id, entityId: 't', op: 'create', set } as const;
  unsent.work = {
    writes: [{ label: 'New trough', at: '2026-11-24T01:00:00Z', parts: [part] }],
    files: [{ fileId: 'f', name: 'Trough.jpg', blob: new Blob(['x']) }],
  };
  show(0);
  expect(screen.getByText('2 not sent')).toBeDefined();
  // What waits on the open farm is let go one by one, above.
  expect(screen.queryByRole('button', { name: 'See what was not sent of Glenburn' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'See what was not sent of Sold farm' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText('New trough')).toBeDefined();
  expect(question.getByText('Name: Creek')).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: 'Save a copy of the text' }));
  await userEvent.click(question.getByRole('button', { name: 'Save as a map file' }));
  await userEvent.click(question.getByRole('button', { name: 'Trough.jpg' }));
  expect(saved.mock.calls.map(([, name]) => name)).toEqual([
    'Sold farm, not sent.txt',
    'Sold farm, not sent.geojson',
    'Trough.jpg',
  ]);
  expect(erased).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Remove with what was not sent' }));
  await waitFor(() => expect(erased).toHaveBeenCalledExactlyOnceWith('sold'));
});

test('farms that are no longer kept are listed by name, each to be dismissed', async () => {
  kept.gone = [{ name: 'gone', planId: 'other' }];
  render(
    <QueryClientProvider client={queryClient}>
      <FarmsOnDeviceScreen />
    </QueryClientProvider>,
  );
  const list = within(screen.getByRole('list', { name: '1 farm is no longer kept on this device' }));
  expect(list.getByText('Sold farm')).toBeDefined();
  expect(list.getByRole('button', { name: 'Dismiss Sold farm' })).toBeDefined();
});

test('given no plan that is open, when the farms kept here are listed, then the work of each that was never sent can be seen', async () => {
  kept.plans = [{ name: 'sold', userId: 'me', planId: 'other', unsent: 2 }];
  unsent.work = { writes: [{ label: 'New trough', at: '2026-11-24T01:00:00Z', parts: [] }], files: [] };
  render(
    <QueryClientProvider client={queryClient}>
      <FarmsOnDeviceScreen />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('heading', { name: 'On this device' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'See what was not sent of Sold farm' }));
  expect(await within(await screen.findByRole('alertdialog')).findByText('New trough')).toBeDefined();
});
