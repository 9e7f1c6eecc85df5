import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { planBook } from '@tussock/reports';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../record/testing/fake-record.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { usePlanBook } from './use-plan-book.ts';

vi.mock('@tussock/reports', () => ({ planBook: vi.fn() }));

/** Years in which something was spread, and one in which nothing was. */
const spread: Readonly<Record<number, readonly string[]>> = {
  2026: ['lime'],
  2025: [],
  2024: ['urea'],
  2023: ['dap'],
};
const seasonOf = (startYear: number) => ({
  startYears: [2026, 2025, 2024, 2023],
  season: { startYear },
  applications: spread[startYear],
});

beforeEach(() => {
  queryClient.clear();
  openFakeRecord([]);
});

test('[RT-23] maps on the page stand on the heights and streams that the printed ones do', async () => {
  const stream = { order: 3, line: [[172.1, -43.5], [172.2, -43.5]] }; // prettier-ignore
  const grid = { worldCells: 1024, west: 1000, north: 600, columns: 2, rows: 1 };
  const around = {
    attribution: 'Titles of the valley',
    streams: [stream],
    heights: { ...grid, steps: [1204, -3], attribution: 'Heights of the valley' },
  };
  const call = vi
    .spyOn(client, 'call')
    .mockImplementation((async ({ id }: { id: string }) =>
      id === 'report.surroundings' ? around : { ...seasonOf(2025), results: [] }) as never);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  renderHook(() => usePlanBook('plan', true), { wrapper });
  await waitFor(() =>
    expect(vi.mocked(planBook).mock.lastCall?.[0]).toMatchObject({
      attribution: 'Titles of the valley',
      beneath: {
        heights: { ...grid, heights: Float32Array.from([120.4, 120.1]) },
        streams: [stream],
        attribution: 'Heights of the valley',
      },
    }),
  );
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'report.surroundings' }),
    expect.objectContaining({ query: { with: 'heights' } }),
    expect.anything(),
  );
});

test('the book on screen has the seasons that the printed one has: the newest three, without those in which nothing was spread', async () => {
  vi.spyOn(client, 'call').mockImplementation((async (
    { id }: { id: string },
    { query }: { query?: { startYear?: number } },
  ) => (id === 'fertiliser.season' ? seasonOf(query?.startYear ?? 2026) : { results: [] })) as never);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  renderHook(() => usePlanBook('plan', true), { wrapper });
  const years = () => vi.mocked(planBook).mock.lastCall?.[0].seasons?.map(({ season }) => season.startYear);
  await waitFor(() => expect(years()).toEqual([2026, 2024]));
});
