import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { actionsPlace } from '../plan-view-actions/place.ts';

/** One section of the plan: whether it applies, what is reached, and what will be done. */
export const sectionPlace: PlanPlace<'section'> = planPlace({
  path: 'edit/actions/$section',
  title: 'Section',
  needsRecord: true,
  opening: async () => (await import('./section-opening.tsx')).SectionOpening,
  width: 'wide',
  belongsTo: actionsPlace,
  screen: async () => (await import('./section-screen.tsx')).SectionScreen,
});

/** The first section there is, for a way into them. A place knows no catalogue: a test holds it against that. */
export const firstSection = { route: 'land-and-soil' } as const;
