import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusals, reportIds } from '@tussock/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient, resetLists } from '../../session/query-client.ts';
import { DownloadsCard } from './downloads-card.tsx';

const PLAN = '0192f000-0000-7000-8000-00000000000a';
const [REPORT] = reportIds;
/** So many a page. */
const AT_ONCE = 2;
const idOf = (number: number): string => `0192f000-0000-7000-8000-00000000010${number}`;
const download = (number: number) => ({
  _id: idOf(number),
  report: REPORT,
  settings: {},
  rev: number,
  asAt: '2026-11-22',
  madeAt: '2026-11-22T01:05:00Z',
  madeByName: 'Hana Ngata',
  bytes: 1000,
});

/** How many reports were made so far. */
let made = 5;
let refused = 0;
beforeEach(() => {
  [made, refused] = [5, 0];
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    if (refused > 0)
      return Response.json({ code: 'ERR-429', message: refusals.tooMany }, { status: refused });
    const url = new URL(input instanceof Request ? input.url : String(input), 'https://tussock.example');
    const before = url.searchParams.get('before');
    const numbers = Array.from({ length: made }, (_, index) => made - index);
    const left = before === null ? numbers : numbers.filter((number) => idOf(number) < before);
    const page = left.slice(0, AT_ONCE);
    return Response.json({
      results: page.map(download),
      nextBefore: left.length > AT_ONCE ? idOf(page.at(-1) ?? 0) : null,
    });
  });
  render(
    <QueryClientProvider client={queryClient}>
      <DownloadsCard planId={PLAN} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** The revisions of the reports that stand there. */
const revisions = (): readonly number[] =>
  screen.queryAllByRole('listitem').map((item) => Number(/revision (\d+)/.exec(item.textContent)?.[1]));
const showOlder = async () => userEvent.click(await screen.findByRole('button', { name: 'Show older' }));

test('older ones are shown page by page, until there are no more', async () => {
  await waitFor(() => expect(revisions()).toEqual([5, 4]));
  await showOlder();
  await waitFor(() => expect(revisions()).toEqual([5, 4, 3, 2]));
  await showOlder();
  await waitFor(() => expect(revisions()).toEqual([5, 4, 3, 2, 1]));
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('one that is made while older ones are shown is added, and none of them falls out', async () => {
  await waitFor(() => expect(revisions()).toEqual([5, 4]));
  await showOlder();
  await waitFor(() => expect(revisions()).toEqual([5, 4, 3, 2]));
  made = 6;
  act(() => resetLists(['reportDownloads']));
  await waitFor(() => expect(revisions()[0]).toBe(6));
  expect(revisions()).toEqual([6, 5, 4, 3]);
});

test('where older ones are refused, those that were read stay, and it says why', async () => {
  await waitFor(() => expect(revisions()).toEqual([5, 4]));
  refused = 429;
  await showOlder();
  expect((await screen.findByRole('alert')).textContent).toBe(refusals.tooMany);
  expect(revisions()).toEqual([5, 4]);
});
