import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPlan } from '@tussock/contract';
import { closedWords, lifeWords, refusals } from '@tussock/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, OfflineError } from '../../api/errors.ts';
import { ClosedRouteError } from '../../routes/closed-route-error.ts';
import { ScreenFault } from './screen-fault.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { client, reading } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { noteUnfetched } from './unfetched-code.ts';

async function show(error: Error, address = '/'): Promise<() => void> {
  const reset = vi.fn();
  const component = () => <ScreenFault error={error} reset={reset} />;
  const root = createRootRoute();
  const routes = ['/', '/plan/$planId'].map((path) =>
    createRoute({ path, component, getParentRoute: () => root }),
  );
  const history = createMemoryHistory({ initialEntries: [address] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter({ routeTree: root.addChildren(routes), history })} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading');
  return reset;
}
beforeEach(() => {
  openFakeRecord();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(client, 'call').mockReturnValue(new Promise(() => {}));
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const lineComesBack = (): void => act(() => void window.dispatchEvent(new Event('online')));

test('a screen that failed for want of a line is tried again when the line is back', async () => {
  const reset = await show(new OfflineError());
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeDefined();
  lineComesBack();
  expect(reset).toHaveBeenCalledTimes(1);
});

test('what a screen waits for is asked for again by the button, and when the line is back', async () => {
  // What is caught is written down by the library.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ask = vi.fn(() => Promise.reject<string>(new OfflineError()));
  const Screen = () => <h1>{useSuspenseQuery({ queryKey: ['people'], queryFn: ask, retry: false }).data}</h1>;
  const root = createRootRoute({ component: Screen, errorComponent: ScreenFault });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'No connection' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await screen.findByRole('heading', { name: 'No connection' });
  ask.mockResolvedValue('People');
  lineComesBack();
  expect(await screen.findByRole('heading', { name: 'People' })).toBeDefined();
});

test('a screen whose code did not come is fetched with its page when the line is back: a part that failed stays failed', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const error = new Error('Unable to preload CSS for /assets/history.css');
  noteUnfetched({ payload: error });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reset = await show(error);
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeDefined();
  lineComesBack();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reset).not.toHaveBeenCalled();
});

test('a part of the product that did not come is said to be that, and is asked for again by a new page', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/record.js');
  noteUnfetched({ payload: error });
  await show(error);
  expect(screen.getByRole('heading', { name: 'This page is not all here' })).toBeDefined();
  expect(screen.getByText(refusals.partNotCome)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a screen that failed for another reason waits to be asked', async () => {
  const reset = await show(new Error('broken'));
  lineComesBack();
  expect(reset).not.toHaveBeenCalled();
});

test.each([
  [closedWords.title, refusals.forbidden, false],
  [closedWords.titleArchived, lifeWords.isPutAway, true],
])(
  'whoever is on a plan is led back to its farm and not asked to ask for access: %s',
  async (title, sentence, isArchived) => {
    await show(new ClosedRouteError('p1', { opensTo: 'editFeatures', isArchived }));
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText(sentence)).toBeDefined();
    expect(screen.queryByRole('button', { name: closedWords.ask })).toBeNull();
    expect(screen.getByRole('link', { name: closedWords.toFarm }).getAttribute('href')).toBe(
      '/plan/p1/view/farm',
    );
  },
);

const planNow = (status: string, ...abilities: readonly string[]): void =>
  act(() => {
    const { queryKey } = reading(readPlan, { params: { planId: 'p1' } });
    queryClient.setQueryData(queryKey, { status, abilities }); // what is read of it
  });

test('a page that was closed to somebody opens once they may and the plan has room for it, and no sooner', async () => {
  const reset = await show(new ClosedRouteError('p1', { opensTo: 'editFeatures', isArchived: false }));
  planNow('active', 'viewPlan');
  planNow('archived', 'viewPlan', 'editFeatures');
  expect(reset).not.toHaveBeenCalled();
  planNow('active', 'viewPlan', 'editFeatures');
  await waitFor(() => expect(reset).toHaveBeenCalledTimes(1));
});

test('whoever is on no plan is led home', async () => {
  await show(new ApiError(refusals.forbidden, 403));
  expect(screen.getByRole('heading', { name: closedWords.title })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go home' })).toBeDefined();
});

const withdrawn = new ApiError(refusals.forbidden, 403, { code: 'forbidden' });

test('a plan that was closed to somebody while it was open opens by itself once they are let in again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const call = vi.spyOn(client, 'call').mockRejectedValue(withdrawn);
  const reset = await show(withdrawn, '/plan/p1');
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(reset).not.toHaveBeenCalled();
  call.mockResolvedValue({ _id: 'p1', status: 'active', abilities: ['viewPlan'] });
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await waitFor(() => expect(reset).toHaveBeenCalledTimes(1));
});

test('a call that is closed on a plan that is open is not asked for over and over', async () => {
  planNow('active', 'viewPlan');
  const reset = await show(withdrawn, '/plan/p1');
  await screen.findByRole('button', { name: closedWords.ask });
  planNow('active', 'viewPlan', 'editFeatures');
  expect(reset).not.toHaveBeenCalled();
});
