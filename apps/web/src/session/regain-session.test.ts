import { afterEach, expect, test } from 'vitest';
import { NO_RECORD, planRecordStore } from '../sync/open-record.ts';
import { currentUserStore } from './current-user.ts';
import { giveUpSession, regainSession, sessionEndedStore } from './regain-session.ts';

const begin = (waiting: number, user: object | null = { _id: 'me' }): void => {
  currentUserStore.setState({ user: user as never });
  const sync = { ...NO_RECORD.sync(), waiting: Array.from({ length: waiting }, () => ({})) as never };
  planRecordStore.setState({ record: { ...NO_RECORD, sync: () => sync } as never });
};
afterEach(() => {
  giveUpSession();
  planRecordStore.setState({ record: undefined as never });
  currentUserStore.setState({ user: null });
});

test('a read asks nobody to sign in again, unless work waits to be sent', async () => {
  begin(0);
  expect(await regainSession({ isWrite: false })).toBe(false);
  begin(1);
  const asked = regainSession({ isWrite: false });
  expect(sessionEndedStore.getState().isAsking).toBe(true);
  giveUpSession();
  expect(await asked).toBe(false);
});

test('a write asks, and nobody is asked who was never here', async () => {
  begin(0);
  const asked = regainSession({ isWrite: true });
  expect(sessionEndedStore.getState().isAsking).toBe(true);
  giveUpSession();
  await asked;
  begin(1, null);
  expect(await regainSession({ isWrite: true })).toBe(false);
});
