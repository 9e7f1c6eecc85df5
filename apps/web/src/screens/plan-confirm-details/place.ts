import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { farmPlace } from '../plan-farm/place.ts';

/** Where the owner of a new plan gives their word. */
export const confirmDetailsPlace: PlanPlace<never> = planPlace({
  path: 'confirm-details',
  title: 'Confirm the details',
  needsLine: 'to confirm the details',
  belongsTo: farmPlace,
  screen: async () => (await import('./confirm-details-screen.tsx')).ConfirmDetailsScreen,
});
