import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tourWords } from '@tussock/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '../../../session/client.ts';
import { queryClient } from '../../../session/query-client.ts';
import { Tour } from './tour.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Shows the tour on a page; returns how to ask where it leads. */
async function show(hasTour: boolean, at = '/dashboard') {
  vi.spyOn(client, 'call').mockImplementation((async ({ id }: { id: string }) =>
    id === 'service.settings' ? { hasTour } : { results: [{ _id: 'p1' }] }) as never);
  const root = createRootRoute({
    component: () => (
      <>
        <Tour />
        <p>The page</p>
      </>
    ),
    notFoundComponent: () => null,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: [at] }) });
  const page = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('The page');
  const expectAt = (path: string) => vi.waitFor(() => expect(router.history.location.pathname).toBe(path));
  return { expectAt, close: page.unmount };
}
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await vi.waitFor(() => expect(button).toHaveProperty('disabled', false));
  button.focus();
  await userEvent.keyboard('{Enter}');
};
const tour = () => screen.queryByRole('region', { name: tourWords.label });

test('the tour leads by the keyboard over five pages and back, and does not come back once it is finished', async () => {
  const { expectAt, close } = await show(true);
  await press(tourWords.next);
  await expectAt('/plan/p1/view/farm');
  await press(tourWords.next);
  await expectAt('/plan/p1/edit/map/draw');
  await press(tourWords.back);
  await expectAt('/plan/p1/view/farm');
  await press(tourWords.next);
  await press(tourWords.next);
  await press(tourWords.next);
  await expectAt('/plan/p1/view/femp');
  await press(tourWords.finish);
  expect(tour()).toBeNull();
  close();
  await show(true);
  expect(tour()).toBeNull();
});

test('the tour that is closed at its first step does not come back', async () => {
  const { close } = await show(true);
  await press(tourWords.dismiss);
  close();
  await show(true);
  expect(tour()).toBeNull();
});

test('an installation that is no demonstration has no tour', async () => {
  await show(false);
  await vi.waitFor(() => expect(client.call).toHaveBeenCalled());
  expect(tour()).toBeNull();
});

test('a page of a later step shows that step, as after a reload; a page that no step is about shows none', async () => {
  const { close } = await show(true, '/plan/p1/view/actions');
  await screen.findByText(tourWords.actions);
  close();
  await show(true, '/auth/settings');
  await vi.waitFor(() => expect(client.call).toHaveBeenCalled());
  expect(tour()).toBeNull();
});
