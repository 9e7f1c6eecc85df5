import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OpenPlanContext } from '../open-plan-context.ts';
import type { AnyPlanRoute } from '../plan-route.ts';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** For tests of what stands within a screen of a plan: links have addresses, and a page has its title. */
export function InOpenPlan({ place, children }: { readonly place: unknown; readonly children: ReactNode }) {
  return (
    <RouterContextProvider router={router}>
      <OpenPlanContext
        // No more of an open plan is read by a page.
        value={
          {
            planId: 'plan',
            name: 'Tōtara Flat',
            place: place as AnyPlanRoute,
            plan: { info: {} },
            may: () => true,
          } as never
        }
      >
        {children}
      </OpenPlanContext>
    </RouterContextProvider>
  );
}
