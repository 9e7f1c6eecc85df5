import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { farmRoute } from '../plan-farm/route.ts';

/** What a plan says of the farm and its people. */
export const farmInfoRoute: PlanRoute<never> = planRoute({
  path: 'edit/farm-info',
  title: 'Farm details',
  belongsTo: farmRoute,
  screen: async () => (await import('./farm-info-screen.tsx')).FarmInfoScreen,
});
