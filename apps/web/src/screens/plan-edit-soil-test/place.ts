import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { soilPlace } from '../plan-view-soil/place.ts';
import { readSoilTestSearch, type SoilTestSearch } from './soil-test-search.ts';

/** In place of an id, for a test that is not there yet. */
export const NEW_SOIL_TEST = 'new';

/** One soil test. */
export const soilTestPlace: PlanPlace<'soilTestId', SoilTestSearch> = planPlace({
  path: 'edit/soil-test/$soilTestId',
  title: 'Soil test',
  readSearch: readSoilTestSearch,
  opensTo: 'editFeatures',
  belongsTo: soilPlace,
  screen: async () => (await import('./soil-test-screen.tsx')).SoilTestScreen,
});
