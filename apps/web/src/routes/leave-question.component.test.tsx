import {
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formWords } from '@tussock/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { LeaveQuestion } from './leave-question.tsx';

const { stopDrawing: words } = formWords;
beforeEach(() => void vi.spyOn(globalThis, 'scrollTo').mockReturnValue());

async function openMap(isLosing: boolean, history = createMemoryHistory({ initialEntries: ['/map'] })) {
  const root = createRootRoute({ component: Outlet });
  const map = createRoute({
    getParentRoute: () => root,
    path: '/map',
    component: () => (
      <>
        <p>The map</p>
        <LeaveQuestion isLosing={isLosing} isReshaping={false} />
      </>
    ),
  });
  const farm = createRoute({ getParentRoute: () => root, path: '/farm', component: () => <p>The farm</p> });
  const router = createRouter({ routeTree: root.addChildren([map, farm]), history });
  // The tests' routes are none of the product's.
  render(<RouterProvider router={router as never} />);
  await screen.findByText('The map');
  return { history, leave: () => act(async () => history.push('/farm')) };
}

/** Whether the browser would ask. */
function isAskedByBrowser(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('whoever leaves the map while something drawn would be lost is asked, and may stay', async () => {
  const { leave } = await openMap(true);
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: words.stay }));
  expect(screen.getByText('The map')).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: words.confirm }));
  expect(await screen.findByText('The farm')).toBeDefined();
});

test('another state of the same map takes nothing away', async () => {
  const { history } = await openMap(true);
  await act(async () => history.push('/map?layer=water'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('nobody is asked where nothing would be lost', async () => {
  const { leave } = await openMap(false);
  expect(isAskedByBrowser()).toBe(false);
  await leave();
  expect(await screen.findByText('The farm')).toBeDefined();
});

test('the browser asks before the page is left', async () => {
  globalThis.history.replaceState(null, '', '/map');
  await openMap(true, createBrowserHistory());
  expect(isAskedByBrowser()).toBe(true);
});
