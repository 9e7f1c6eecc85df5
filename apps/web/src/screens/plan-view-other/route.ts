import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { readListSearch, type ListSearch } from './list-search.ts';

/** Everything that is drawn, as lists. */
export const listsRoute: PlanRoute<never, ListSearch> = planRoute({
  path: 'view/other',
  title: 'Lists',
  readSearch: readListSearch,
  navigation: { label: 'Lists', icon: 'list', onPhone: 'More' },
  screen: async () => (await import('./lists-screen.tsx')).ListsScreen,
});
