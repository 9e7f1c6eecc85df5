import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type AnyRoute,
} from '@tanstack/react-router';
import type { AnyOpenPlace, AnySignedInPlace } from '../places/place.ts';
import { PLAN_PATH, type AnyPlace, type AnyPlanPlace } from '../places/plan-place.ts';
import { routeNamedPlan } from '../plan-session/open-plan.ts';
import { dashboardPlace } from '../screens/dashboard/place.ts';
import { farmPlace } from '../screens/plan-farm/place.ts';
import { authErrorPlace } from '../screens/public/place.ts';
import { setUnauthorisedHandler } from '../session/client.ts';
import { openRecords } from '../sync/start-sync.ts';
import { currentUserStore } from '../session/current-user.ts';
import { findCurrentUserIfAny } from '../session/find-current-user.ts';
import { openPlaces, planPlaces, signedInPlaces } from './all-places.ts';
import { NotFound } from './faults/not-found.tsx';
import { ScreenFault } from './faults/screen-fault.tsx';
import { ScreenOnItsWay } from '../places/screen-on-its-way.tsx';
import { leadHome, leadToPendingPlan, redirectTo, requireAbility, requireUser } from './route-guards.ts';
import { parseAddress } from './parse-address.ts';
import { Shell } from './shell/shell.tsx';
import { SignedIn } from './shell/signed-in.tsx';

const root = createRootRoute({ component: Shell });

/** A page open to anyone does not wait for who is here; the bar above it says so when it is known. */
const greet = (): void => {
  if (currentUserStore.getState().load === 'idle') void findCurrentUserIfAny();
};

/** The screen of a place and the frame that hands it what it asks for, loaded side by side when the place is opened. */
const lazyScreen = (place: AnyOpenPlace | AnySignedInPlace) =>
  lazyRouteComponent(async () => {
    const [Screen, { placedScreen }] = await Promise.all([
      place.screen(),
      import('../places/placed-screen.tsx'),
    ]);
    return { default: placedScreen(place, Screen) };
  });
const lazyPlanScreen = (place: AnyPlanPlace) =>
  lazyRouteComponent(async () => {
    const [Screen, Opening, { planScreen }] = await Promise.all([
      place.screen(),
      place.opening?.(),
      import('../places/plan-screen.tsx'),
    ]);
    return { default: planScreen(place, Screen, Opening) };
  });

const openRoute = (place: AnyOpenPlace): AnyRoute =>
  createRoute({
    getParentRoute: () => root,
    path: place.path,
    staticData: { place },
    ...(place.asksWhoIsHere ? { beforeLoad: greet } : {}),
    component: lazyScreen(place),
  });

/** Everything below needs somebody who is signed in and has accepted the terms. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }) => {
    await requireUser(location.href);
  },
  component: SignedIn,
});

const signedInRoute = (place: AnySignedInPlace): AnyRoute =>
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

/** Every place of one plan. Another plan in the address resets what was loaded of the one before. */
const plan = createRoute({
  getParentRoute: () => signedIn,
  path: PLAN_PATH,
  beforeLoad: ({ params, preload }) => {
    // A link that somebody points at opens nothing yet.
    if (preload) return;
    routeNamedPlan(params.planId);
    void openRecords();
  },
  component: lazyRouteComponent(() => import('./shell/plan-frame.tsx'), 'PlanFrame'),
  notFoundComponent: lazyRouteComponent(() => import('./faults/not-found-on-plan.tsx'), 'NotFoundOnPlan'),
});

const planRoute = (place: AnyPlanPlace): AnyRoute =>
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
      throw redirectTo(dashboardPlace.at());
    },
  }),
];

/** A plan opens where its work begins. */
const planIndex = createRoute({
  getParentRoute: () => plan,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirectTo(farmPlace.at({ planId: params.planId }));
  },
});

export const router = createRouter({
  routeTree: root.addChildren([
    ...leads,
    ...openPlaces.map(openRoute),
    signedIn.addChildren([
      ...signedInPlaces.map(signedInRoute),
      plan.addChildren([planIndex, ...planPlaces.map(planRoute)]),
    ]),
  ]),
  parseSearch: parseAddress,
  defaultErrorComponent: ScreenFault,
  defaultNotFoundComponent: () => <NotFound />,
  defaultPendingComponent: ScreenOnItsWay,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

setUnauthorisedHandler((code) => {
  // While the user is being fetched for a route, its guard leads on by itself.
  if (currentUserStore.getState().load === 'loading') return;
  const { path, search } = authErrorPlace.at({ code, returnTo: router.state.location.href });
  void router.navigate({ to: path, search });
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly place?: AnyPlace;
  }
}
