import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useBackCloses } from './use-back-closes.ts';

beforeEach(() => void vi.spyOn(globalThis, 'scrollTo').mockReturnValue());

function MapWithSheet() {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Layers
      </button>
      <p>{isOpen ? 'open' : 'closed'}</p>
    </>
  );
}

async function openMap() {
  const history = createMemoryHistory({ initialEntries: ['/farm', '/map'] });
  const root = createRootRoute({ component: Outlet });
  const map = createRoute({ getParentRoute: () => root, path: '/map', component: MapWithSheet });
  const farm = createRoute({ getParentRoute: () => root, path: '/farm', component: () => <p>The farm</p> });
  const router = createRouter({ routeTree: root.addChildren([map, farm]), history });
  // The tests' routes are none of the product's.
  render(<RouterProvider router={router as never} />);
  await screen.findByText('closed');
  return {
    press: () => userEvent.click(screen.getByRole('button')),
    back: () => act(async () => history.back()),
  };
}

test('Back closes what is open over the page, and leaves the page the next time', async () => {
  const { press, back } = await openMap();
  await press();
  expect(screen.getByText('open')).toBeDefined();
  await back();
  expect(await screen.findByText('closed')).toBeDefined();
  await back();
  expect(await screen.findByText('The farm')).toBeDefined();
});

test('what was closed by its button leaves nothing for Back to close', async () => {
  const { press, back } = await openMap();
  await press();
  await press();
  await waitFor(() => expect(screen.getByText('closed')).toBeDefined());
  await back();
  expect(await screen.findByText('The farm')).toBeDefined();
});
