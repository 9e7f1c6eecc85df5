import { signedInRoute, type SignedInRoute } from '../../routes/route.ts';
import { readDashboardSearch, type DashboardSearch } from './dashboard-search.ts';

/** The list of plans. */
export const dashboardRoute: SignedInRoute<never, DashboardSearch> = signedInRoute({
  path: '/dashboard',
  title: 'Farm plans',
  readSearch: readDashboardSearch,
  before: 'leadToPendingPlan',
  screen: async () => (await import('./dashboard-screen.tsx')).DashboardScreen,
});
