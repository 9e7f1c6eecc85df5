import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { actionsRoute } from '../plan-view-actions/route.ts';

/** What the facts of the farm ask for, to be accepted or dropped. */
export const firstDraftRoute: PlanRoute<never> = planRoute({
  path: 'edit/first-draft',
  title: 'First draft',
  opensTo: 'editActions',
  belongsTo: actionsRoute,
  screen: async () => (await import('./first-draft-screen.tsx')).FirstDraftScreen,
});
