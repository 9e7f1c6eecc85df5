import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { setUnauthorisedHandler } from '../session/client.ts';
import { currentUserStore } from '../session/current-user.ts';
import { findCurrentUserIfAny } from '../session/find-current-user.ts';
import { routeNamedPlan } from '../plan-session/open-plan.ts';
import { NotFound } from './faults/not-found.tsx';
import { ScreenFault } from './faults/screen-fault.tsx';
import { readDashboardSearch } from '../screens/dashboard/dashboard-search.ts';
import { readSeasonSearch } from '../screens/plan-view-fertiliser/season-search.ts';
import { readListSearch } from '../screens/plan-view-other/list-search.ts';
import { readAccountSearch, readPeopleSearch } from '../screens/people/people-search.ts';
import { ScreenOnItsWay } from './faults/screen-on-its-way.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import { leadHome, leadToPendingPlan, requireAbility, requireUser } from './route-guards.ts';
import { readAuthErrorSearch } from './auth-error-search.ts';
import { Shell } from './shell/shell.tsx';
import { SignedIn } from './shell/signed-in.tsx';

const root = createRootRoute({ component: Shell });

/** A page open to anyone does not wait for who is here; the bar above it says so when it is known. */
const greet = (): void => {
  if (currentUserStore.getState().load === 'idle') void findCurrentUserIfAny();
};

const home = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: leadHome });
const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  beforeLoad: greet,
  component: lazyRouteComponent(() => import('../screens/public/welcome-screen.tsx'), 'WelcomeScreen'),
});
const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  beforeLoad: greet,
  component: lazyRouteComponent(() => import('../screens/public/terms-screen.tsx'), 'TermsScreen'),
});
const authError = createRoute({
  getParentRoute: () => root,
  path: '/auth-error',
  validateSearch: readAuthErrorSearch,
  component: lazyRouteComponent(() => import('../screens/public/auth-error-screen.tsx'), 'AuthErrorScreen'),
});
const signInError = createRoute({
  getParentRoute: () => root,
  path: '/sign-in-error',
  validateSearch: readAuthErrorSearch,
  component: lazyRouteComponent(() => import('../screens/public/auth-error-screen.tsx'), 'AuthErrorScreen'),
});
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation/$token',
  component: lazyRouteComponent(() => import('../screens/public/invitation-screen.tsx'), 'InvitationScreen'),
});

/** Where the tab ends in which somebody signed in again, beside the one with their unsent work. */
const signedInAgain = createRoute({
  getParentRoute: () => root,
  path: '/signed-in-again',
  component: lazyRouteComponent(
    () => import('../screens/public/signed-in-again-screen.tsx'),
    'SignedInAgainScreen',
  ),
});

/** Everything below needs somebody who is signed in and has accepted the terms. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ location, matches }) => {
    fetchAhead(matches);
    return requireUser(location.href).then(() => undefined);
  },
  component: SignedIn,
});
const index = createRoute({
  getParentRoute: () => signedIn,
  path: '/index',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard' });
  },
});
const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: '/dashboard',
  validateSearch: readDashboardSearch,
  beforeLoad: ({ preload }) => (preload ? undefined : leadToPendingPlan()),
  component: lazyRouteComponent(() => import('../screens/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
});

const myDetails = createRoute({
  getParentRoute: () => signedIn,
  path: '/auth/my-details',
  component: lazyRouteComponent(
    () => import('../screens/auth-my-details/my-details-screen.tsx'),
    'MyDetailsScreen',
  ),
});
const settings = createRoute({
  getParentRoute: () => signedIn,
  path: '/auth/settings',
  component: lazyRouteComponent(
    () => import('../screens/auth-settings/settings-screen.tsx'),
    'SettingsScreen',
  ),
});
const confirmEmail = createRoute({
  getParentRoute: () => signedIn,
  path: '/auth/confirm-email/$token',
  component: lazyRouteComponent(
    () => import('../screens/auth-my-details/confirm-email-screen.tsx'),
    'ConfirmEmailScreen',
  ),
});
const team = createRoute({
  getParentRoute: () => signedIn,
  path: '/auth/team',
  validateSearch: readPeopleSearch,
  beforeLoad: () => requireAbility('manageProviderUsers', 'manageAccountUsers'),
  component: lazyRouteComponent(() => import('../screens/people/team-screen.tsx'), 'TeamScreen'),
});
const accounts = createRoute({
  getParentRoute: () => signedIn,
  path: '/auth/accounts',
  validateSearch: readPeopleSearch,
  beforeLoad: () => requireAbility('seeAccounts'),
  component: lazyRouteComponent(() => import('../screens/people/accounts-screen.tsx'), 'AccountsScreen'),
});
const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/auth/account/$id',
  validateSearch: readAccountSearch,
  beforeLoad: () => requireAbility('seeAccount'),
  component: lazyRouteComponent(() => import('../screens/people/account-screen.tsx'), 'AccountScreen'),
});

/** Every route of one plan. Another plan in the address resets what was loaded of the one before. */
const plan = createRoute({
  getParentRoute: () => signedIn,
  path: '/plan/$planId',
  beforeLoad: ({ params }) => routeNamedPlan(params.planId),
  component: lazyRouteComponent(() => import('./shell/plan-frame.tsx'), 'PlanFrame'),
});

/** A plan opens where its work begins. */
const planIndex = createRoute({
  getParentRoute: () => plan,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ href: `/plan/${params.planId}/edit/farm-info` });
  },
});

const farmInfo = createRoute({
  getParentRoute: () => plan,
  path: '/edit/farm-info',
  component: lazyRouteComponent(
    () => import('../screens/plan-farm-info/farm-info-screen.tsx'),
    'FarmInfoScreen',
  ),
});
const confirmDetails = createRoute({
  getParentRoute: () => plan,
  path: '/confirm-details',
  component: lazyRouteComponent(
    () => import('../screens/plan-confirm-details/confirm-details-screen.tsx'),
    'ConfirmDetailsScreen',
  ),
});

const cadastral = createRoute({
  getParentRoute: () => plan,
  path: '/edit/map/cadastral',
  staticData: { showsPlanMap: true },
  component: lazyRouteComponent(
    () => import('../screens/plan-edit-map/cadastral-screen.tsx'),
    'CadastralScreen',
  ),
});
const draw = createRoute({
  getParentRoute: () => plan,
  path: '/edit/map/draw',
  staticData: { showsPlanMap: true },
  component: lazyRouteComponent(() => import('../screens/plan-edit-map/draw-screen.tsx'), 'DrawScreen'),
});
/** One pair of routes serves every kind: the segment is looked up among the declarations. */
const kindEdit = createRoute({
  getParentRoute: () => plan,
  path: '/edit/$kind/$featureId',
  staticData: { showsPlanMap: true },
  component: lazyRouteComponent(() => import('../screens/kind/kind-edit-screen.tsx'), 'KindEditScreen'),
});
const kindView = createRoute({
  getParentRoute: () => plan,
  path: '/view/$kind/$featureId',
  staticData: { showsPlanMap: true },
  component: lazyRouteComponent(() => import('../screens/kind/kind-view-screen.tsx'), 'KindViewScreen'),
});
const reporting = createRoute({
  getParentRoute: () => plan,
  path: '/view/reporting',
  component: lazyRouteComponent(
    () => import('../screens/plan-view-reporting/reporting-screen.tsx'),
    'ReportingScreen',
  ),
});

const fertiliser = createRoute({
  getParentRoute: () => plan,
  path: '/view/fertiliser',
  validateSearch: readSeasonSearch,
  component: lazyRouteComponent(
    () => import('../screens/plan-view-fertiliser/fertiliser-screen.tsx'),
    'FertiliserScreen',
  ),
});
const newApplication = createRoute({
  getParentRoute: () => plan,
  path: '/edit/fertiliser',
  component: lazyRouteComponent(
    () => import('../screens/plan-edit-fertiliser/new-application-screen.tsx'),
    'NewApplicationScreen',
  ),
});
const soilTests = createRoute({
  getParentRoute: () => plan,
  path: '/view/soil-tests',
  staticData: { showsPlanMap: true },
  component: lazyRouteComponent(() => import('../screens/plan-view-soil/soil-screen.tsx'), 'SoilScreen'),
});
const soilTest = createRoute({
  getParentRoute: () => plan,
  path: '/edit/soil-test/$soilTestId',
  component: lazyRouteComponent(
    () => import('../screens/plan-edit-soil-test/soil-test-screen.tsx'),
    'SoilTestScreen',
  ),
});
const devices = createRoute({
  getParentRoute: () => plan,
  path: '/view/devices',
  component: lazyRouteComponent(
    () => import('../screens/plan-view-devices/devices-screen.tsx'),
    'DevicesScreen',
  ),
});
const lists = createRoute({
  getParentRoute: () => plan,
  path: '/view/other',
  staticData: { showsPlanMap: true },
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('../screens/plan-view-other/lists-screen.tsx'), 'ListsScreen'),
});

const userAccess = createRoute({
  getParentRoute: () => plan,
  path: '/manage-user-access',
  component: lazyRouteComponent(
    () => import('../screens/plan-access/user-access-screen.tsx'),
    'UserAccessScreen',
  ),
});
const accountAccess = createRoute({
  getParentRoute: () => plan,
  path: '/manage-account-access',
  component: lazyRouteComponent(
    () => import('../screens/plan-access/account-access-screen.tsx'),
    'AccountAccessScreen',
  ),
});

const planRoutes = [
  planIndex,
  farmInfo,
  confirmDetails,
  cadastral,
  draw,
  kindEdit,
  kindView,
  reporting,
  fertiliser,
  newApplication,
  soilTests,
  soilTest,
  devices,
  lists,
  userAccess,
  accountAccess,
];

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    welcome,
    terms,
    authError,
    signInError,
    invitation,
    signedInAgain,
    signedIn.addChildren([
      index,
      dashboard,
      myDetails,
      settings,
      confirmEmail,
      team,
      accounts,
      account,
      plan.addChildren(planRoutes),
    ]),
  ]),
  defaultErrorComponent: ScreenFault,
  defaultNotFoundComponent: NotFound,
  defaultPendingComponent: ScreenOnItsWay,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

setUnauthorisedHandler((code) => {
  // While the user is being fetched for a route, its guard leads on by itself.
  if (currentUserStore.getState().load === 'loading') return;
  void router.navigate({ to: '/auth-error', search: { code, returnTo: router.state.location.href } });
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What a map of the plan shows is asked for at once, beside the code of the screen and the question who is here. */
    readonly showsPlanMap?: boolean;
  }
  interface Register {
    router: typeof router;
  }
}
