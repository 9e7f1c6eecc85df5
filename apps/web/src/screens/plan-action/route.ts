import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { actionsRoute } from '../plan-view-actions/route.ts';

/** One action: everything there is of it, what was said of it, and what shows that it was done. */
export const actionRoute: PlanRoute<'action'> = planRoute({
  path: 'view/actions/$action',
  title: 'Action',
  needsRecord: true,
  width: 'wide',
  belongsTo: actionsRoute,
  screen: async () => (await import('./action-screen.tsx')).ActionScreen,
});
