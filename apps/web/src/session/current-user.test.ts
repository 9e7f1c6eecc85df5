import type { CurrentUser } from '@tussock/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  currentUserStore,
  fetchCurrentUser,
  NO_USER,
  userErrorCodeReceived,
  userForgotten,
  userReceived,
} from './current-user.ts';

const mere: CurrentUser = {
  _id: '0190b5a0-0000-7000-8000-000000000001',
  name: 'Mere Tāmaki',
  email: 'mere@example.nz',
  role: 'accountUser',
  population: 'account',
  accountId: null,
  accountName: null,
  profileImageUrl: null,
  hasAcceptedTerms: false,
  abilities: [],
};
const load = () => currentUserStore.getState().load;

beforeEach(() => currentUserStore.setState(NO_USER));

test('[ST-1] the load state is idle at first, loading while fetched, success on reply', async () => {
  expect(load()).toBe('idle');
  let loadWhileReading: string | undefined;
  await fetchCurrentUser(() => {
    loadWhileReading = load();
    return Promise.resolve(mere);
  });
  expect(loadWhileReading).toBe('loading');
  expect(currentUserStore.getState()).toEqual({ load: 'success', user: mere, errorCode: null });
});

test('[ST-1] the load state is failed on error, and the error is handed on', async () => {
  await expect(fetchCurrentUser(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(load()).toBe('failed');
});

test('[ST-1] a failed fetch can be tried again', async () => {
  await expect(fetchCurrentUser(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await fetchCurrentUser(() => Promise.resolve(mere));
  expect(load()).toBe('success');
});

test('[ST-2] accepting the terms sets hasAcceptedTerms', () => {
  userReceived(mere);
  userReceived({ ...mere, hasAcceptedTerms: true });
  expect(currentUserStore.getState().user?.hasAcceptedTerms).toBe(true);
});

test('[ERR-401] the code of a 401 is kept until a user is received', () => {
  userErrorCodeReceived(102);
  expect(currentUserStore.getState().errorCode).toBe(102);
  userReceived(mere);
  expect(currentUserStore.getState().errorCode).toBeNull();
});

test('forgetting the user keeps the code that says why', () => {
  userReceived(mere);
  userErrorCodeReceived(102);
  userForgotten();
  expect(currentUserStore.getState()).toEqual({ load: 'idle', user: null, errorCode: 102 });
});
