import { planPlace, type PlanPlace } from '../../places/plan-place.ts';

/** The plan as one readable page: what its book says, live. */
export const bookPlace: PlanPlace<never> = planPlace({
  path: 'view/femp',
  title: 'Plan book',
  navigation: { label: 'Plan book', icon: 'document', group: 'Plan book', onPhone: 'More' },
  screen: async () => (await import('./book-screen.tsx')).BookScreen,
});
