import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { readSoilSearch, type SoilSearch } from './soil-search.ts';

/** Soil tests: what is due, the newest results, how they went, and where. */
export const soilRoute: PlanRoute<never, SoilSearch> = planRoute({
  path: 'view/soil-tests',
  title: 'Soil tests',
  readSearch: readSoilSearch,
  navigation: { label: 'Soil', icon: 'test-tube', group: 'Records', onPhone: 'Records' },
  screen: async () => (await import('./soil-screen.tsx')).SoilScreen,
});
