import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { actionsRoute } from '../plan-view-actions/route.ts';

/** One section of the plan: whether it applies, what is reached, and what will be done. */
export const sectionRoute: PlanRoute<'section'> = planRoute({
  path: 'edit/actions/$section',
  title: 'Section',
  needsRecord: true,
  opening: async () => (await import('./section-opening.tsx')).SectionOpening,
  width: 'wide',
  belongsTo: actionsRoute,
  screen: async () => (await import('./section-screen.tsx')).SectionScreen,
});

/** The first section there is, for a way into them. A place knows no catalogue: a test holds it against that. */
export const firstSection = { route: 'land-and-soil' } as const;
