import { act, render } from '@testing-library/react';
import type { CurrentUser, TaskReply } from '@tussock/contract';
import { documentWords, taskKinds, taskWords } from '@tussock/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '../../session/client.ts';
import { currentUserStore, NO_USER } from '../../session/current-user.ts';
import { queryClient } from '../../session/query-client.ts';
import { toasts } from '../../session/toasts.ts';
import { SignedIn } from './signed-in.tsx';

vi.mock('@tanstack/react-router', () => ({ Outlet: () => null }));

let broken = 0;
vi.mock('../../session/uploads/index.ts', () => ({ resumeUploads: async () => broken }));

beforeEach(() => {
  broken = 0;
  vi.useFakeTimers();
  queryClient.clear();
});
afterEach(() => {
  vi.useRealTimers();
  currentUserStore.setState(NO_USER);
});

// No more of a person and of a piece of work is read here.
const person = { _id: 'me', name: 'Tom', hasAcceptedTerms: true } as unknown as CurrentUser;
const task = (state: TaskReply['state']) =>
  ({ _id: 't', planId: 'p', kind: 'planBook', propertyName: 'Mākahu Downs', state }) as unknown as TaskReply;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('what was asked for before the page was loaded is told of when it is ready', async () => {
  const answers = [task('running'), task('running'), task('done')];
  vi.spyOn(client, 'call').mockImplementation((async () => ({
    results: [answers.shift() ?? task('done')],
  })) as never);
  const show = vi.spyOn(toasts, 'show');
  currentUserStore.setState({ load: 'done', user: person, errorCode: null } as never);
  render(<SignedIn />);
  await wait(3000);
  await act(() => vi.dynamicImportSettled());
  expect(show).not.toHaveBeenCalled();
  await wait(6000);
  expect(show.mock.calls.map(([{ message }]) => message)).toEqual([
    taskWords.isReady(taskKinds.planBook.label, 'Mākahu Downs'),
  ]);
});

test('what was asked for on this tab and became ready while its page was loaded anew is told of, once', async () => {
  globalThis.sessionStorage.setItem('awaited-tasks', '["t"]');
  vi.spyOn(client, 'call').mockImplementation((async () => ({ results: [task('done')] })) as never);
  const show = vi.spyOn(toasts, 'show').mockClear();
  currentUserStore.setState({ load: 'done', user: person, errorCode: null } as never);
  render(<SignedIn />);
  await wait(3000);
  await act(() => vi.dynamicImportSettled());
  await wait(6000);
  expect(show.mock.calls.map(([{ message }]) => message)).toEqual([
    taskWords.isReady(taskKinds.planBook.label, 'Mākahu Downs'),
  ]);
  expect(globalThis.sessionStorage.getItem('awaited-tasks')).toBe('[]');
});

test('of a visitor nothing is asked', async () => {
  const call = vi.spyOn(client, 'call').mockClear();
  render(<SignedIn />);
  await wait(9000);
  expect(call).not.toHaveBeenCalled();
});

test('uploads that broke off go on wherever somebody is, and a note says so', async () => {
  broken = 2;
  vi.spyOn(client, 'call').mockImplementation((async () => ({ results: [] })) as never);
  const show = vi.spyOn(toasts, 'show').mockClear();
  currentUserStore.setState({ load: 'done', user: person, errorCode: null } as never);
  render(<SignedIn />);
  await wait(3000);
  await act(() => vi.dynamicImportSettled());
  expect(show.mock.calls.map(([{ message }]) => message)).toEqual([documentWords.goesOn(2)]);
});
