import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import type { TaskReply } from '@tussock/contract';
import { expect, test, vi } from 'vitest';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { toasts } from '../../session/toasts.ts';
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

test('whoever left the page is told when it is ready', async () => {
  const told = vi.spyOn(toasts, 'show');
  const call = vi.spyOn(client, 'call').mockResolvedValue({ results: [task] });
  const page = render(
    <QueryClientProvider client={queryClient}>
      <TaskList planId="plan" kind="planBook" />
    </QueryClientProvider>,
  );
  await screen.findByRole('progressbar');
  page.unmount();
  call.mockResolvedValue({ results: [made] });
  const ready = expect.objectContaining({ message: 'Plan book of Ōtara is ready to download.' });
  await waitFor(() => expect(told).toHaveBeenCalledWith(ready));
});
