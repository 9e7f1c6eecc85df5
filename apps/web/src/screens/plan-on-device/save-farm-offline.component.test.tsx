import { readSettings } from '@tussock/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptOnPurpose } from '../../sync/device/opened-plans.ts';
import { reading } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { SaveFarmOffline } from './save-farm-offline.tsx';

const farm: [number, number, number, number] = [172.29, -42.79, 172.31, -42.77];
let isOffline: boolean;
let kept: Map<string, Response>;

beforeEach(() => {
  isOffline = false;
  kept = new Map();
  queryClient.setQueryData(reading(readSettings, {}).queryKey, {
    riverTiles: { url: '/rivers/12/{x}/{y}.pbf', sourceLayer: 'rivers', zoom: 12, tileSize: 256 },
    terrain: null,
    imagery: null,
    soil: null,
  });
  vi.stubGlobal('caches', {
    has: async () => true,
    delete: async () => kept.clear(),
    open: async () => ({
      keys: async () => [...kept.keys()],
      match: async (url: string) => kept.get(url)?.clone(),
      put: async (url: string, response: Response) => void kept.set(url, response),
    }),
  });
  vi.stubGlobal('fetch', async () => {
    if (isOffline) throw new TypeError('Failed to fetch');
    return new Response(new Uint8Array(2048));
  });
});
afterEach(() => {
  queryClient.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (bounds: typeof farm | null = farm) =>
  render(
    <QueryClientProvider client={queryClient}>
      <SaveFarmOffline planId="p1" bounds={bounds} />
    </QueryClientProvider>,
  );
const keep = () => screen.getByRole('switch', { name: 'Keep this farm on this device' });

test('who keeps a farm has the ground under it as well, and reads how much room that takes', async () => {
  show();
  await userEvent.click(keep());
  await screen.findByText(/The map under it is here. 1 piece, 3 kB of at most 40 MB\./);
  expect(keptOnPurpose()).toHaveLength(1);
});

test('who lets go of it again has neither', async () => {
  show();
  await userEvent.click(keep());
  await screen.findByText(/The map under it is here/);
  await userEvent.click(keep());
  await screen.findByText(/It may make room for farms you open later/);
  expect([kept.size, keptOnPurpose()]).toEqual([0, []]);
});

test('without a line the farm is kept, and the ground is said to come', async () => {
  isOffline = true;
  show();
  await userEvent.click(keep());
  await screen.findByText(/The rest of the map under it comes when you are back online/);
  expect(keptOnPurpose()).toHaveLength(1);
});

test('a farm without a boundary says what its ground waits for', async () => {
  show(null);
  await userEvent.click(keep());
  await screen.findByText('The map under it comes once the farm has a boundary.');
});
