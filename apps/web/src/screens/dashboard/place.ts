import { signedInPlace, type SignedInPlace } from '../../places/place.ts';
import { readDashboardSearch, type DashboardSearch } from './dashboard-search.ts';

/** The list of plans. */
export const dashboardPlace: SignedInPlace<never, DashboardSearch> = signedInPlace({
  path: '/dashboard',
  title: 'Farm plans',
  readSearch: readDashboardSearch,
  before: 'leadToPendingPlan',
  screen: async () => (await import('./dashboard-screen.tsx')).DashboardScreen,
});
