import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { farmPlace } from '../plan-farm/place.ts';

/** What a plan says of the farm and its people. */
export const farmInfoPlace: PlanPlace<never> = planPlace({
  path: 'edit/farm-info',
  title: 'Farm details',
  belongsTo: farmPlace,
  screen: async () => (await import('./farm-info-screen.tsx')).FarmInfoScreen,
});
