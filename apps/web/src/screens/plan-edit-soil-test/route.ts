import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { soilRoute } from '../plan-view-soil/route.ts';
import { readSoilTestSearch, type SoilTestSearch } from './soil-test-search.ts';

/** In place of an id, for a test that is not there yet. */
export const NEW_SOIL_TEST = 'new';

/** One soil test. */
export const soilTestRoute: PlanRoute<'soilTestId', SoilTestSearch> = planRoute({
  path: 'edit/soil-test/$soilTestId',
  title: 'Soil test',
  readSearch: readSoilTestSearch,
  opensTo: 'editFeatures',
  belongsTo: soilRoute,
  screen: async () => (await import('./soil-test-screen.tsx')).SoilTestScreen,
});
