import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { readListSearch, type ListSearch } from './list-search.ts';

/** Everything that is drawn, as lists. */
export const listsPlace: PlanPlace<never, ListSearch> = planPlace({
  path: 'view/other',
  title: 'Lists',
  readSearch: readListSearch,
  navigation: { label: 'Lists', icon: 'layers', onPhone: 'More' },
  showsPlanMap: true,
  screen: async () => (await import('./lists-screen.tsx')).ListsScreen,
});
