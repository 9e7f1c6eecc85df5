import { QueryClientProvider } from '@tanstack/react-query';
import type { FailedJob } from '@tussock/contract';
import { serviceWords } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../session/query-client.ts';
import { FailedJobs } from './failed-jobs.tsx';

const letter: FailedJob = {
  _id: '0192f000-0000-7000-8000-00000000000b',
  kind: 'mail',
  planName: null,
  askedByName: null,
  attempts: 36,
  failedAt: '2026-11-22T01:05:00Z',
  error: '550 no such mailbox',
  canRetry: true,
};
const asked: string[] = [];
function show(...results: readonly FailedJob[]): void {
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
    if (method === 'GET') return Response.json({ results, total: results.length });
    asked.push(new URL(url, 'https://tussock.example').pathname);
    return Response.json({ ok: true });
  });
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <FailedJobs />
      </Suspense>
    </QueryClientProvider>,
  );
}
beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('failed work says what it was and why, and is started again by a press', async () => {
  show(letter);
  expect(await screen.findByText('550 no such mailbox')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: serviceWords.retry }));
  expect(asked).toEqual([`/api/service/job/retry/${letter._id}`]);
});

test('it is discarded after a question, which says what that means', async () => {
  show(letter);
  await userEvent.click(await screen.findByRole('button', { name: serviceWords.discard }));
  expect(asked).toEqual([]);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain(serviceWords.discardMeans);
  await userEvent.click(screen.getAllByRole('button', { name: serviceWords.discard }).at(-1) as HTMLElement);
  expect(asked).toEqual([`/api/service/job/discard/${letter._id}`]);
});

test('what was cleared cannot be started again', async () => {
  show({ ...letter, canRetry: false });
  expect(await screen.findByText(serviceWords.cleared)).toBeDefined();
  expect(screen.queryByRole('button', { name: serviceWords.retry })).toBeNull();
});

test('where nothing failed it says so', async () => {
  show();
  expect(await screen.findByText(serviceWords.failedNone)).toBeDefined();
});
