import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type ErrorRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router';
import { useState } from 'react';

interface AsOnlyPageProps {
  readonly screen: RouteComponent;
  /** What stands in its place where it fails. */
  readonly fault: ErrorRouteComponent;
}

/** For tests of a screen together with what becomes of it where it fails. */
export function AsOnlyPage({ screen, fault }: AsOnlyPageProps) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: screen, errorComponent: fault }),
      history: createMemoryHistory(),
    }),
  );
  return <RouterProvider router={router} />;
}
