import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { farmInfoPlace } from '../plan-farm-info/place.ts';

/** Where the owner of a new plan gives their word. */
export const confirmDetailsPlace: PlanPlace<never> = planPlace({
  path: 'confirm-details',
  title: 'Confirm the details',
  belongsTo: farmInfoPlace,
  screen: async () => (await import('./confirm-details-screen.tsx')).ConfirmDetailsScreen,
});
