import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TaskReply } from '@tussock/contract';
import { taskWords } from '@tussock/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { TaskList } from './task-list.tsx';

const task: TaskReply = {
  _id: 'one',
  planId: 'plan',
  propertyName: 'Ōtara',
  kind: 'planBook',
  state: 'running',
  step: 'Drawing the maps',
  done: 3,
  total: 12,
  before: 0,
  fault: null,
  fileName: null,
  bytes: null,
  askedAt: '2026-11-22T01:00:00Z',
  endedAt: null,
};
const made: TaskReply = { ...task, state: 'done', bytes: 4_200_000, endedAt: '2026-11-22T01:01:00Z' };

const answer = (...results: TaskReply[]) => vi.spyOn(client, 'call').mockResolvedValue({ results });
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <TaskList planId="plan" kind="planBook" />
    </QueryClientProvider>,
  );

beforeEach(() => queryClient.clear());

test('how far it is stands there, with what is at hand, and that one may leave', async () => {
  answer(task);
  show();
  const bar = await screen.findByRole('progressbar', { name: 'Drawing the maps' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  screen.getByText(taskWords.goesOn);
});

test('what waits says how many come before it', async () => {
  answer({ ...task, state: 'waiting', before: 2, total: 0 });
  show();
  expect((await screen.findByRole('progressbar')).getAttribute('aria-labelledby')).not.toBeNull();
  screen.getByText('In the queue: 2 are before yours');
});

test('stopping asks for that very work', async () => {
  const call = answer(task);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ id: 'task.cancel' }), {
    params: { planId: 'plan', taskId: 'one' },
  });
});

test('what is ready can be fetched, with its weight, and a failure says why', async () => {
  answer(made, { ...task, _id: 'two', state: 'failed', fault: taskWords.tookTooLong });
  show();
  const link = await screen.findByRole('link', { name: 'Download Plan book' });
  expect(link.getAttribute('href')).toBe('/api/plan/plan/task/download/one');
  screen.getByText(/4.2 MB/);
  screen.getByText(taskWords.tookTooLong);
});

test('work of other kinds, of other plans, and what was stopped are not shown', async () => {
  const call = answer(
    { ...task, kind: 'documents' },
    { ...task, planId: 'other' },
    { ...task, state: 'cancelled' },
  );
  show();
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(screen.queryByRole('listitem')).toBeNull();
});
