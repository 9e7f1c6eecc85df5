import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dayInNewZealand, logFormWords } from '@tussock/domain';
import { openPlanStore } from '../../plan-session/open-plan.ts';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { NewEventScreen } from './new-event-screen.tsx';
import { newEventRoute } from './route.ts';

const PIVOT = '0192f000-0000-7000-8000-000000000001';
const POND = '0192f000-0000-7000-8000-000000000002';
const today = dayInNewZealand(new Date());
const row = (id: string, entity: string, values: object) => ({ id, entity, version: 1, made: {}, values });
const before = { date: '2026-01-20', depth: 12, hours: 6 };
const rows = [
  row(PIVOT, 'pivot', { name: 'North pivot', status: 'existing', irrigations: [before] }),
  row(POND, 'effluent', { name: 'Pond', status: 'existing', applicationDepth: 9 }),
];

beforeEach(() => {
  localStorage.clear();
  openPlanStore.setState({ planId: 'plan' });
});

function show(event: string, { of = rows }: { of?: readonly object[] } = {}) {
  const record = openFakeRecord(of as never); // as much of a row as is read
  const props = { planId: 'plan', params: { planId: 'plan', event }, search: {} };
  render(
    <InOpenPlan place={newEventRoute}>
      <NewEventScreen {...(props as unknown as ComponentProps<typeof NewEventScreen>)} />
    </InOpenPlan>,
  );
  return record;
}

test('given irrigation before, then one press adds the same today, after what is in the log', async () => {
  const { writes } = show('irrigation');
  expect(await screen.findByText('Filled in as on 20 Jan 2026: 12 mm, 6 hours')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Save irrigation' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]?.parts).toEqual([
    {
      entity: 'pivot',
      entityId: PIVOT,
      op: 'update',
      set: { irrigations: [before, { date: today, depth: 12, hours: 6 }] },
      base: { irrigations: [before] },
    },
  ]);
});

test('given an effluent system without a log yet, then one press adds an application at its depth', async () => {
  const { writes } = show('spreading');
  await userEvent.click(await screen.findByRole('button', { name: 'Save effluent' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]?.parts).toMatchObject([
    { entityId: POND, set: { applications: [{ date: today, depth: 9 }] } },
  ]);
});

test('given nothing to check on the map, then it is said what to do first', () => {
  show('check');
  expect(screen.getByText('Nothing of this sort is on the map yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Draw on the map' })).toBeDefined();
});

test('an address of another sort of record says that there is none, and starts nothing', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => show('rain')).toThrow(logFormWords.unknownHelp);
});
