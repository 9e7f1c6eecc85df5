import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { planBook } from '@tussock/reports';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
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

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const settings = { redacts: ['heritage'] } as const;
const rights = { mayReadPeople: true, maySeeHistory: true };
const content = () => vi.mocked(planBook).mock.lastCall?.[0];

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
  renderHook(() => usePlanBook('plan', rights, settings), { wrapper });
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
  renderHook(() => usePlanBook('plan', rights, settings), { wrapper });
  const years = () => vi.mocked(planBook).mock.lastCall?.[0].seasons?.map(({ season }) => season.startYear);
  await waitFor(() => expect(years()).toEqual([2026, 2024]));
});

test('[RT-23] the page has the owner that the printed book has, and says nothing of one that it could not read', async () => {
  let answer: (owner: { name: string }) => void = () => undefined;
  const owner = new Promise((resolve) => {
    answer = resolve;
  });
  vi.spyOn(client, 'call').mockImplementation((async ({ id }: { id: string }) =>
    id === 'plan.owner' ? owner : id === 'fertiliser.season' ? seasonOf(2026) : { results: [] }) as never);
  renderHook(() => usePlanBook('plan', rights, settings), { wrapper });
  await waitFor(() => expect(content()).toHaveProperty('ownerName', undefined));
  answer({ name: 'Aroha Tamatea' });
  await waitFor(() => expect(content()?.ownerName).toBe('Aroha Tamatea'));
});

const plan = (propertyName: string) => ({
  id: 'plan',
  entity: 'plan',
  version: 1,
  values: { propertyName },
  made: {},
});
const version = { id: 'v2', entity: 'planVersion', version: 1, values: {}, made: { number: 2 } };

test('the page tells what changed since the newest version, and that it could not be read where it could not', async () => {
  openFakeRecord([plan('Mākahu Downs'), version]);
  vi.spyOn(client, 'call').mockImplementation((async ({ id }: { id: string }) =>
    id === 'fertiliser.season' ? seasonOf(2026) : { results: [] }) as never);
  const bytes = vi.spyOn(client, 'callForBytes').mockRejectedValue(new Error('no line'));
  const away = renderHook(() => usePlanBook('plan', rights, settings), { wrapper });
  await waitFor(() => expect(content()?.changes).toEqual({ since: 2, unsaid: 'notHere' }));
  away.unmount();
  queryClient.clear();
  bytes.mockResolvedValue(Response.json({ planId: 'plan', rows: [plan('Mākahu')] }).body as never);
  renderHook(() => usePlanBook('plan', rights, settings), { wrapper });
  await waitFor(() =>
    expect(content()?.changes).toEqual({
      since: 2,
      said: [expect.stringContaining('was Mākahu, is Mākahu Downs.')],
    }),
  );
});
