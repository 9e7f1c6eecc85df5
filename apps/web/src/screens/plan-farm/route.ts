import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { readFarmSearch, type FarmSearch } from './farm-search.ts';

/** Overview of the farm: its map, its hectares, what is next, due and missing. A plan opens here. */
export const farmRoute: PlanRoute<never, FarmSearch> = planRoute({
  path: 'view/farm',
  title: 'Farm',
  navigation: { label: 'Farm', icon: 'home', onPhone: 'Farm' },
  readSearch: readFarmSearch,
  screen: async () => (await import('./farm-screen.tsx')).FarmScreen,
});
