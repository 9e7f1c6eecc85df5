import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { readPlan, type CurrentUser } from '@tussock/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, AuthError } from '../../api/errors.ts';
import { client } from '../../session/client.ts';
import { currentUserStore, NO_USER } from '../../session/current-user.ts';
import { queryClient } from '../../session/query-client.ts';
import { NotFoundOnPlan } from './not-found-on-plan.tsx';
import { NotFound } from './not-found.tsx';

vi.stubGlobal('scrollTo', vi.fn());
const hana = {
  _id: '01932c07-223e-7000-8000-000000000002',
  name: 'Hana',
  hasAcceptedTerms: true,
} as unknown as CurrentUser;

const show = () =>
  render(
    <RouterProvider
      router={createRouter({
        routeTree: createRootRoute({ component: NotFound }),
        history: createMemoryHistory(),
      })}
    />,
  );

// Files share their page: who is signed in here is nobody's elsewhere.
afterEach(() => currentUserStore.setState(NO_USER));

beforeEach(() => {
  currentUserStore.setState(NO_USER);
  localStorage.clear();
});

test('an address that leads nowhere asks who is here, so that nobody signed in is asked to sign in', async () => {
  vi.spyOn(client, 'call').mockResolvedValue(hana);
  show();
  await waitFor(() => expect(currentUserStore.getState().user).toEqual(hana));
});

test('it stands for those who are not signed in as well', async () => {
  const call = vi.spyOn(client, 'call').mockRejectedValue(new AuthError('Sign in first', 100));
  show();
  await waitFor(() => expect(call).toHaveBeenCalled());
  screen.getByRole('heading', { name: 'There is nothing here' });
  screen.getByRole('link', { name: 'Go home' });
});

function showOnPlan(planId: string) {
  const root = createRootRoute({ component: Outlet });
  const plan = createRoute({
    getParentRoute: () => root,
    path: '/plan/$planId',
    component: Outlet,
    notFoundComponent: NotFoundOnPlan,
  });
  const page = createRoute({ getParentRoute: () => plan, path: 'view/farm', component: () => null });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider
        router={createRouter({
          routeTree: root.addChildren([plan.addChildren([page])]),
          history: createMemoryHistory({ initialEntries: [`/plan/${planId}/view/nothing`] }),
        })}
      />
    </QueryClientProvider>,
  );
}

test('on a plan it leads to the farm', async () => {
  vi.spyOn(client, 'call').mockResolvedValue({ ...hana, info: {} });
  showOnPlan('one');
  const link = await screen.findByRole('link', { name: 'Go to the farm' });
  expect(link.getAttribute('href')).toMatch(/^\/plan\/one/);
});

test.each([403, 404])('on a plan that is answered with %i it leads home', async (status) => {
  const call = vi.spyOn(client, 'call').mockRejectedValue(new ApiError('No', status));
  showOnPlan(`closed-${status}`);
  await waitFor(() => expect(call).toHaveBeenCalledWith(readPlan, expect.anything(), expect.anything()));
  await screen.findByRole('link', { name: 'Go home' });
  expect(screen.queryByRole('link', { name: 'Go to the farm' })).toBeNull();
});
