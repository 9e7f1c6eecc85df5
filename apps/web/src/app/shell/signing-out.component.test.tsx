import 'fake-indexeddb/auto';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseName } from '../../sync/device/opened-plans.ts';
import { IndexedDbStore } from '../../sync/adapters/indexed-db-store.ts';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { SIGN_OUT_ADDRESS } from '../../session/sign-in-address.ts';
import { isLeaving } from '../../session/leaving.ts';
import { isSharedDevice, setSharedDevice } from '../../session/shared-device.ts';
import { SigningOut } from './signing-out.tsx';

const goTo = vi.fn();
const stayed = vi.fn();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('location', { assign: goTo });
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const copy = databaseName('ada', 'p1');

/** Ada's copy of a plan on this device, with so many writes that were not sent. */
async function keepPlan(unsent: number, name = copy): Promise<void> {
  const store = await IndexedDbStore.open(name);
  const op = { opId: 'op', schema: 's', label: 'X changed', parts: [] };
  const at = '2026-11-22T00:00:00.000Z';
  await store.transact({ ops: 'none', entries: 'none' }, () => ({
    change: {
      addedOps: Array.from({ length: unsent }, () => ({ op, at, state: 'waiting', isSent: false })),
    },
    answer: undefined,
  }));
  store.close();
}
const keptHere = async () => (await indexedDB.databases()).map(({ name }) => name);
const signOut = () =>
  render(
    <InOpenPlan place={undefined}>
      <SigningOut userId="ada" onStay={stayed} />
    </InOpenPlan>,
  );

test('with work that was never sent it is asked first, with how much it is, and whoever stays loses nothing', async () => {
  await keepPlan(3);
  signOut();
  await screen.findByRole('alertdialog', { name: '3 changes have not been sent' });
  expect(goTo).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'See what was not sent' }).getAttribute('href')).toBe('/on-device');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(stayed).toHaveBeenCalledOnce();
  expect(goTo).not.toHaveBeenCalled();
  expect(await keptHere()).toContain(copy);
});

test('what was kept is erased before the session ends, once it is said that it may be', async () => {
  await keepPlan(1);
  signOut();
  await screen.findByRole('alertdialog', { name: '1 change has not been sent' });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out and discard' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(SIGN_OUT_ADDRESS));
  expect(await keptHere()).not.toContain(copy);
});

test('where all was sent nothing is asked, and what was kept is erased', async () => {
  await keepPlan(0);
  signOut();
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(SIGN_OUT_ADDRESS));
  expect(await keptHere()).not.toContain(copy);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('what somebody else never sent stays where this person signs out, and all else goes', async () => {
  const ofBen = databaseName('ben', 'p1');
  await keepPlan(0);
  await keepPlan(2, ofBen);
  localStorage.setItem('draft:ada:feature:f1', '{}');
  signOut();
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(`${SIGN_OUT_ADDRESS}?isErased=true`));
  expect(await keptHere()).toEqual([ofBen]);
  expect(localStorage.getItem('draft:ada:feature:f1')).toBeNull();
});

test('a device that others use stays one on which nothing is kept', async () => {
  setSharedDevice(true);
  signOut();
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(`${SIGN_OUT_ADDRESS}?isErased=true`));
  expect(isSharedDevice()).toBe(true);
});

test('without a line it is said that the session goes on, the device is emptied, and the session ends at the first contact', async () => {
  vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(false);
  await keepPlan(0);
  localStorage.setItem('unsaved-shape:ada:p1', '{}');
  signOut();
  await screen.findByRole('alertdialog', { name: 'You are offline' });
  expect(screen.getByText(/Your session ends the next time/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out and discard' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/'));
  expect(await keptHere()).not.toContain(copy);
  expect(localStorage.getItem('unsaved-shape:ada:p1')).toBeNull();
  expect(isLeaving()).toBe(true);
});
