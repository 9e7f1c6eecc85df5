import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { readSoilSearch, type SoilSearch } from './soil-search.ts';

/** Soil tests: what is due, the newest results, how they went, and where. */
export const soilPlace: PlanPlace<never, SoilSearch> = planPlace({
  path: 'view/soil-tests',
  title: 'Soil tests',
  readSearch: readSoilSearch,
  navigation: { label: 'Soil', icon: 'test-tube', group: 'Records', onPhone: 'Records' },
  showsPlanMap: true,
  screen: async () => (await import('./soil-screen.tsx')).SoilScreen,
});
