import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { actionsPlace } from '../plan-view-actions/place.ts';

/** One action: everything there is of it, what was said of it, and what shows that it was done. */
export const actionPlace: PlanPlace<'action'> = planPlace({
  path: 'view/actions/$action',
  title: 'Action',
  needsRecord: true,
  width: 'wide',
  belongsTo: actionsPlace,
  screen: async () => (await import('./action-screen.tsx')).ActionScreen,
});
