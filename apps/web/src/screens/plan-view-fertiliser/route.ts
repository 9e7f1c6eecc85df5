import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { readSeasonSearch, type SeasonSearch } from './season-search.ts';

/** What was spread in a season. */
export const fertiliserRoute: PlanRoute<never, SeasonSearch> = planRoute({
  path: 'view/fertiliser',
  title: 'Fertiliser',
  readSearch: readSeasonSearch,
  navigation: { label: 'Fertiliser', icon: 'leaf', group: 'Records', onPhone: 'Records' },
  screen: async () => (await import('./fertiliser-screen.tsx')).FertiliserScreen,
});
