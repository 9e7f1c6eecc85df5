import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type AnyRoute,
} from '@tanstack/react-router';
import type { AnyPublicRoute, AnySignedInRoute } from '../routes/route.ts';
import { PLAN_PATH, type AnyRouteDeclaration, type AnyPlanRoute } from '../routes/plan-route.ts';
import { routeNamedPlan } from '../plan-session/open-plan.ts';
import { dashboardRoute } from '../screens/dashboard/route.ts';
import { farmRoute } from '../screens/plan-farm/route.ts';
import { authErrorRoute } from '../screens/public/route.ts';
import { setUnauthorisedHandler } from '../session/client.ts';
import { startSync } from '../sync/start-sync.ts';
import { currentUserStore } from '../session/current-user.ts';
import { findCurrentUserIfAny } from '../session/find-current-user.ts';
import { publicRoutes, planRoutes, signedInRoutes } from './all-routes.ts';
import { NotFound } from './faults/not-found.tsx';
import { ScreenFault } from './faults/screen-fault.tsx';
import { ScreenSkeleton } from '../routes/screen-skeleton.tsx';
import { leadHome, leadToPendingPlan, redirectTo, requireAbility, requireUser } from './route-guards.ts';
import { parseAddress } from './parse-address.ts';
import { Shell } from './shell/shell.tsx';
import { SignedIn } from './shell/signed-in.tsx';

const root = createRootRoute({ component: Shell });

/** Loads the current user without waiting, for pages open to anyone; the top bar shows them once they are known. */
const greet = (): void => {
  if (currentUserStore.getState().load === 'idle') void findCurrentUserIfAny();
};

/** Loads the screen of a route and the frame for its props, in parallel, when the route is opened. */
const lazyScreen = (place: AnyPublicRoute | AnySignedInRoute) =>
  lazyRouteComponent(async () => {
    const [Screen, { routeScreen: placedScreen }] = await Promise.all([
      place.screen(),
      import('../routes/route-screen.tsx'),
    ]);
    return { default: placedScreen(place, Screen) };
  });
const lazyPlanScreen = (place: AnyPlanRoute) =>
  lazyRouteComponent(async () => {
    const [Screen, Opening, { planScreen }] = await Promise.all([
      place.screen(),
      place.opening?.(),
      import('../routes/plan-screen.tsx'),
    ]);
    return { default: planScreen(place, Screen, Opening) };
  });

const toPublicRoute = (place: AnyPublicRoute): AnyRoute =>
  createRoute({
    getParentRoute: () => root,
    path: place.path,
    staticData: { place },
    ...(place.asksWhoIsHere ? { beforeLoad: greet } : {}),
    component: lazyScreen(place),
  });

/** Layout route for everything that needs a signed-in person who has accepted the terms. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }) => {
    await requireUser(location.href);
  },
  component: SignedIn,
});

const toSignedInRoute = (place: AnySignedInRoute): AnyRoute =>
  createRoute({
    getParentRoute: () => signedIn,
    path: place.path,
    staticData: { place },
    beforeLoad: async ({ preload }) => {
      if (place.opensTo.length > 0) await requireAbility(...place.opensTo);
      if (place.before === 'leadToPendingPlan' && !preload) await leadToPendingPlan();
    },
    component: lazyScreen(place),
  });

/** Layout route of all routes of one plan. Another plan in the address resets what was loaded of the one before. */
const plan = createRoute({
  getParentRoute: () => signedIn,
  path: PLAN_PATH,
  beforeLoad: ({ params, preload }) => {
    // A link that somebody points at opens nothing yet.
    if (preload) return;
    routeNamedPlan(params.planId);
    void startSync();
  },
  component: lazyRouteComponent(() => import('./shell/plan-frame.tsx'), 'PlanFrame'),
  notFoundComponent: lazyRouteComponent(() => import('./faults/not-found-on-plan.tsx'), 'NotFoundOnPlan'),
});

const toPlanRoute = (place: AnyPlanRoute): AnyRoute =>
  createRoute({
    getParentRoute: () => plan,
    path: place.path.slice(PLAN_PATH.length),
    staticData: { place },
    component: lazyPlanScreen(place),
  });

const leads = [
  createRoute({ getParentRoute: () => root, path: '/', beforeLoad: leadHome }),
  createRoute({
    getParentRoute: () => root,
    path: '/index',
    beforeLoad: () => {
      throw redirectTo(dashboardRoute.at());
    },
  }),
];

/** Index of a plan: redirects to the page where its work begins. */
const planIndex = createRoute({
  getParentRoute: () => plan,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirectTo(farmRoute.at({ planId: params.planId }));
  },
});

export const router = createRouter({
  routeTree: root.addChildren([
    ...leads,
    ...publicRoutes.map(toPublicRoute),
    signedIn.addChildren([
      ...signedInRoutes.map(toSignedInRoute),
      plan.addChildren([planIndex, ...planRoutes.map(toPlanRoute)]),
    ]),
  ]),
  parseSearch: parseAddress,
  defaultErrorComponent: ScreenFault,
  defaultNotFoundComponent: () => <NotFound />,
  defaultPendingComponent: ScreenSkeleton,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

setUnauthorisedHandler((code) => {
  // While the user is being fetched for a route, its guard leads on by itself.
  if (currentUserStore.getState().load === 'loading') return;
  const { path, search } = authErrorRoute.at({ code, returnTo: router.state.location.href });
  void router.navigate({ to: path, search });
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly place?: AnyRouteDeclaration;
  }
}
