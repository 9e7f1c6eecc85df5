import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { readApplicationSearch, type ApplicationSearch } from './application-search.ts';
import { fertiliserRoute } from '../plan-view-fertiliser/route.ts';

/** An application on chosen paddocks and areas. */
export const newApplicationRoute: PlanRoute<never, ApplicationSearch> = planRoute({
  path: 'edit/fertiliser',
  title: 'New fertiliser application',
  readSearch: readApplicationSearch,
  opensTo: 'editFeatures',
  belongsTo: fertiliserRoute,
  screen: async () => (await import('./new-application-screen.tsx')).NewApplicationScreen,
});
