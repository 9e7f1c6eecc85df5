import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { readFarmSearch, type FarmSearch } from './farm-search.ts';

/** The farm as it stands: its map, its hectares, what is next, due and missing. A plan opens here. */
export const farmPlace: PlanPlace<never, FarmSearch> = planPlace({
  path: 'view/farm',
  title: 'Farm',
  navigation: { label: 'Farm', icon: 'home', onPhone: 'Farm' },
  readSearch: readFarmSearch,
  showsPlanMap: true,
  screen: async () => (await import('./farm-screen.tsx')).FarmScreen,
});
