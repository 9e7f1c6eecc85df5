import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../record/testing/fake-record.ts';
import { queryClient } from '../../session/query-client.ts';
import { OnDeviceScreen } from './on-device-screen.tsx';

vi.mock('../../places/use-go.ts', () => ({ useGo: () => () => Promise.resolve() }));
vi.mock('../../places/plan-page.tsx', () => ({ PlanPage: 'main' }));

const WARNING = /about to run out of room/;

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** The page on a device that has used so much of 100 MB. */
function show(usage: number) {
  const storage = { estimate: async () => ({ usage, quota: 100_000_000 }) };
  vi.stubGlobal('navigator', Object.assign(Object.create(globalThis.navigator), { storage }));
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
