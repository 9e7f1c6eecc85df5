import { waitFor } from '@testing-library/react';
import type { CurrentUser } from '@tussock/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseName, saveOpeningTimes } from '../sync/device/opened-plans.ts';
import { client } from './client.ts';
import { currentUserStore, NO_USER } from './current-user.ts';
import { findCurrentUser } from './find-current-user.ts';
import { rememberUser } from './last-user.ts';

const hana = {
  _id: '01932c07-223e-7000-8000-000000000002',
  name: 'Hana',
  hasAcceptedTerms: true,
} as unknown as CurrentUser;
const PLAN = '01932c07-223e-7000-8000-000000000009';

const reload = vi.fn();
let answer: (user: CurrentUser) => void;
beforeEach(() => {
  currentUserStore.setState(NO_USER);
  localStorage.clear();
  saveOpeningTimes({ [databaseName(hana._id, PLAN)]: 1 });
  const asked = new Promise<CurrentUser>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(client, 'call').mockReturnValue(asked);
  vi.stubGlobal('location', { pathname: `/plan/${PLAN}/edit/map/draw`, reload });
  reload.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The answer, or that the server is waited for. */
const found = (): Promise<unknown> =>
  Promise.race([
    findCurrentUser(),
    new Promise((resolve) => {
      setTimeout(() => resolve('waits for the server'), 50);
    }),
  ]);

test('whoever opens a plan that is kept here is known before the server has answered, and anew when it has', async () => {
  rememberUser(hana);
  expect(await found()).toEqual(hana);
  answer({ ...hana, name: 'Hana Rata' });
  await waitFor(() => expect(currentUserStore.getState().user?.name).toBe('Hana Rata'));
});

test('where somebody else has signed in meanwhile, the page starts anew', async () => {
  rememberUser(hana);
  await found();
  answer({ ...hana, _id: '01932c07-223e-7000-8000-000000000003', name: 'Tom' });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(currentUserStore.getState().user?.name).toBe('Hana');
});

test.each([
  ['another page', { pathname: '/dashboard' }, hana],
  ['a plan that is not kept', { pathname: '/plan/other/edit/map/draw' }, hana],
  ['whoever has not accepted the terms', {}, { ...hana, hasAcceptedTerms: false }],
])('for %s the server is asked first', async (_case, location, user) => {
  rememberUser(user);
  vi.stubGlobal('location', { pathname: `/plan/${PLAN}/edit/map/draw`, ...location });
  expect(await found()).toBe('waits for the server');
});
