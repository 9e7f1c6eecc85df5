import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { fertiliserPlace } from '../plan-view-fertiliser/place.ts';

/** An application on chosen paddocks and areas. */
export const newApplicationPlace: PlanPlace<never> = planPlace({
  path: 'edit/fertiliser',
  title: 'New fertiliser application',
  opensTo: 'editFeatures',
  belongsTo: fertiliserPlace,
  showsPlanMap: true,
  screen: async () => (await import('./new-application-screen.tsx')).NewApplicationScreen,
});
