import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { readSeasonSearch, type SeasonSearch } from './season-search.ts';

/** What was spread in a season. */
export const fertiliserPlace: PlanPlace<never, SeasonSearch> = planPlace({
  path: 'view/fertiliser',
  title: 'Fertiliser',
  readSearch: readSeasonSearch,
  navigation: { label: 'Fertiliser', icon: 'leaf', group: 'Records', onPhone: 'Records' },
  screen: async () => (await import('./fertiliser-screen.tsx')).FertiliserScreen,
});
