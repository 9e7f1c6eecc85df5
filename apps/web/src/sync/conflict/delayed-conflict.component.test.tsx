import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { toasts } from '../../session/toasts.ts';
import { saveToRecord } from '../save/save-to-record.ts';
import { openFakeRecord } from '../testing/fake-record.ts';
import { DelayedConflict } from './delayed-conflict.tsx';

const part = {
  entity: 'paddock',
  entityId: 'north',
  op: 'update',
  set: { name: 'North', use: 'crop' },
  base: { name: 'N', use: 'pasture' },
} as const;
const current = {
  id: 'north',
  entity: 'paddock',
  version: 5,
  values: { name: 'Nord', use: 'pasture' },
  made: {},
};
const refusal = {
  status: 409,
  message: ['Someone else has changed this.'],
  clash: { entityId: 'north', current, keys: ['name'] },
};

beforeEach(() => {
  for (const { key } of toasts.read()) toasts.close(key);
});

/** Refusals that are told and are not on their way out, as those of the test before may be. */
const told = () => toasts.read().filter(({ phase, type }) => phase !== 'leaving' && type === 'danger');

/** Something written without a line was sent, and is refused for what somebody else has written meanwhile. */
async function refuseLate(parts: Parameters<typeof saveToRecord>[0]['parts'], result: typeof refusal) {
  const record = openFakeRecord([current], { line: 'offline' });
  render(<DelayedConflict />);
  await saveToRecord({ label: 'North changed', parts, toast: 'Saved.' });
  // As the record names the first.
  const opId = 'op-1';
  act(() =>
    record.setSync({
      line: 'online',
      waiting: [
        {
          opId,
          label: 'North changed',
          at: '2026-11-26T01:00:00Z',
          state: 'stuck',
          parts: parts.map((one) => ({ ...one, base: one.base ?? {}, baseVersion: 1 })),
          answer: { opId, ...result },
        },
      ],
    }),
  );
  record.writes[0]?.answer(result);
  await waitFor(() => expect(told()).toHaveLength(1));
  return { record, toast: told()[0] };
}

test('a clash that is found when what waited is sent is asked about from its toast, value by value', async () => {
  const { record, toast } = await refuseLate([part], refusal);
  expect(toast?.message).toBe('Not saved: North changed. Someone else has changed this.');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => toast?.action?.onPress());
  await userEvent.click(await screen.findByRole('radio', { name: /^Nord/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(record.retried).toEqual([
    {
      opId: 'op-1',
      parts: [{ ...part, set: { name: 'Nord', use: 'crop' }, base: { name: 'Nord', use: 'pasture' } }],
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('left until later it stays among what was not accepted, and can be asked about again', async () => {
  const { record, toast } = await refuseLate([part], refusal);
  act(() => toast?.action?.onPress());
  await userEvent.click(await screen.findByRole('button', { name: 'Decide later' }));
  expect([record.retried, record.dropped]).toEqual([[], []]);
  act(() => toast?.action?.onPress());
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test('what is no choice of two values has its answer where it waits alone', async () => {
  const deletion = { ...part, op: 'delete', set: {}, base: {} } as const;
  const { toast } = await refuseLate([deletion], { ...refusal, clash: { ...refusal.clash, keys: ['*'] } });
  expect(toast?.action).toBeUndefined();
});

test('what was settled meanwhile is asked about no more', async () => {
  const { record, toast } = await refuseLate([part], refusal);
  act(() => record.setSync({ waiting: [] }));
  act(() => toast?.action?.onPress());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('of a farm that is not open any more nothing is asked here', async () => {
  const record = openFakeRecord([current], { line: 'offline' });
  await saveToRecord({ label: 'North changed', parts: [part], toast: 'Saved.' });
  openFakeRecord();
  record.writes[0]?.answer(refusal);
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(told()[0]?.action).toBeUndefined();
});
