import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { actionsPlace } from '../plan-view-actions/place.ts';

/** What the facts of the farm ask for, to be accepted or dropped. */
export const firstDraftPlace: PlanPlace<never> = planPlace({
  path: 'edit/first-draft',
  title: 'First draft',
  opensTo: 'editActions',
  belongsTo: actionsPlace,
  screen: async () => (await import('./first-draft-screen.tsx')).FirstDraftScreen,
});
