import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { farmRoute } from '../plan-farm/route.ts';

/** Where the owner of a new plan gives their word. */
export const confirmDetailsRoute: PlanRoute<never> = planRoute({
  path: 'confirm-details',
  title: 'Confirm the details',
  needsLine: 'to confirm the details',
  belongsTo: farmRoute,
  screen: async () => (await import('./confirm-details-screen.tsx')).ConfirmDetailsScreen,
});
