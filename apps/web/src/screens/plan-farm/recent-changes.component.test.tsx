import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { queryClient } from '../../session/query-client.ts';
import { farmRoute } from './route.ts';
import { RecentChanges } from './recent-changes.tsx';

const entry = (rev: number, summary: string, op = 'update', movedTo: string | null = null) => ({
  rev,
  at: '2026-11-22T01:05:00Z',
  actorName: 'Bridget Reid',
  entity: 'paddock',
  entityId: summary,
  op,
  summary,
  movedTo,
});

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

function show(results: readonly object[]) {
  vi.stubGlobal('fetch', async () => Response.json({ results, nextBefore: null }));
  openFakeRecord();
  render(
    <QueryClientProvider client={queryClient}>
      <InOpenPlan place={farmRoute}>
        <RecentChanges planId="0192f000-0000-7000-8000-00000000000a" />
      </InOpenPlan>
    </QueryClientProvider>,
  );
}

test('each of the last four writes is one line, with who did it; what came with it is counted', async () => {
  const results = [
    entry(9, 'Farm details: Rātā Flat'),
    entry(9, 'Approval: Owner'),
    entry(9, 'Version: Version 1', 'create'),
    entry(8, 'Paddock: North', 'create'),
    entry(7, 'Trough: Ford', 'delete'),
    entry(6, 'Paddock: South'),
    entry(5, 'Paddock: West'),
  ];
  show(results);
  await screen.findByText('Paddock: South');
  const lines = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(lines.map((line) => line.firstChild?.textContent)).toEqual([
    'Farm details: Rātā Flat and 2 more',
    'Paddock: North',
    'Trough: Ford',
    'Paddock: South',
  ]);
  expect(lines[2]?.textContent).toMatch(/Deleted by Bridget Reid$/);
});

test('what is of today and yesterday says so, and to the minute when it is asked', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T03:00:00Z') });
  show([{ ...entry(9, 'Paddock: North'), at: '2026-11-23T01:05:00Z' }, entry(8, 'Paddock: South')]);
  await screen.findByText('Paddock: South');
  const times = screen.getAllByRole('time').map(({ textContent, title }) => [textContent, title]);
  expect(times).toEqual([
    [expect.stringMatching(/^Today, 2:05\spm$/), expect.stringMatching(/^23 Nov 2026, 2:05\spm$/)],
    ['Yesterday', expect.stringMatching(/^22 Nov 2026, 2:05\spm$/)],
  ]);
  vi.useRealTimers();
});

test('a move of the plan is told as where it went, not as farm details that nobody changed', async () => {
  show([
    entry(9, 'Farm details: Rātā Flat', 'update', 'Submitted for approval'),
    entry(9, 'Approval: Owner', 'create'),
    entry(9, 'Version: Version 1', 'create'),
  ]);
  await screen.findByText('Status and approvals: Submitted for approval');
  expect(screen.queryByText(/Farm details|more/)).toBeNull();
});

test('what was brought back is told as that, not as added', async () => {
  show([{ ...entry(9, 'Paddock: North', 'create'), isRestored: true }]);
  expect(await screen.findByText(/^Restored by Bridget Reid/)).toBeDefined();
});

test('work that was sent later says both its times', async () => {
  show([{ ...entry(9, 'Paddock: North'), doneAt: '2026-11-20T20:10:00Z' }]);
  expect(await screen.findByText('Done 21 Nov 2026, 9:10 am, sent 22 Nov 2026, 2:05 pm')).toBeDefined();
});
