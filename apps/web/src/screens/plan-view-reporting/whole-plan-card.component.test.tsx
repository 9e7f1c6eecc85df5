import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { archiveWords } from '@tussock/domain';
import { expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
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

const file = (id: string, bytes: number, earlier: readonly number[] = []) => ({
  id,
  entity: 'file',
  version: 1,
  values: { name: id },
  made: { bytes, earlier: earlier.map((past) => ({ bytes: past })) },
});
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <WholePlanCard planId="plan" />
    </QueryClientProvider>,
  );
const listNothing = () => vi.spyOn(client, 'call').mockImplementation(async () => ({ results: [] }) as never);

test('a plan that weighs more than a ZIP that is taken says so before the ZIP is made', () => {
  listNothing();
  openFakeRecord([file('Scans.pdf', 400_000_000, [400_000_000]), file('Map.pdf', 300_000_000)]);
  show();
  expect(screen.getByRole('alert').textContent).toContain(archiveWords.tooLarge(1_100_000_000));
});

test('of a plan that can be brought in again nothing of the sort is said', () => {
  listNothing();
  openFakeRecord([file('Map.pdf', 300_000_000)]);
  show();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what the ZIP holds and what stays is said before it is asked for, and what was made can be fetched', async () => {
  const call = vi
    .spyOn(client, 'call')
    .mockImplementation(async ({ id }) => (id === 'archive.order' ? { _id: 'zip' } : { results: [made] }));
  openFakeRecord();
  show();
  expect(archiveWords.contents.map((line) => screen.getByText(line))).toHaveLength(6);
  screen.getByText(archiveWords.notCarried);
  await userEvent.click(screen.getByRole('button', { name: 'Make the ZIP' }));
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ id: 'archive.order' }), {
    params: { planId: 'plan' },
  });
  const link = await screen.findByRole('link', { name: /Download/ });
  expect(link.getAttribute('href')).toBe('/api/plan/plan/task/download/zip');
});
