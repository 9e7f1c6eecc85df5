import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { archiveWords } from '@tussock/domain';
import { expect, test, vi } from 'vitest';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { WholePlanCard } from './whole-plan-card.tsx';

const made = {
  _id: 'zip',
  planId: 'plan',
  propertyName: 'Ōtara',
  kind: 'wholePlan',
  state: 'done',
  step: '',
  done: 0,
  total: 0,
  before: 0,
  fault: null,
  fileName: 'Ōtara whole plan.zip',
  bytes: 8_100_000,
  askedAt: '2026-11-22T01:00:00Z',
  endedAt: '2026-11-22T01:01:00Z',
};

test('what the ZIP holds and what stays is said before it is asked for, and what was made can be fetched', async () => {
  const call = vi
    .spyOn(client, 'call')
    .mockImplementation(async ({ id }) => (id === 'archive.order' ? { _id: 'zip' } : { results: [made] }));
  render(
    <QueryClientProvider client={queryClient}>
      <WholePlanCard planId="plan" />
    </QueryClientProvider>,
  );
  expect(archiveWords.contents.map((line) => screen.getByText(line))).toHaveLength(6);
  screen.getByText(archiveWords.notCarried);
  await userEvent.click(screen.getByRole('button', { name: 'Make the ZIP' }));
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ id: 'archive.order' }), {
    params: { planId: 'plan' },
  });
  const link = await screen.findByRole('link', { name: /Download/ });
  expect(link.getAttribute('href')).toBe('/api/plan/plan/task/download/zip');
});
