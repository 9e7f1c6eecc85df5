import { planPlace, type PlanPlace } from '../../places/plan-place.ts';

/** What a plan says of the farm and its people. A plan opens here. */
export const farmInfoPlace: PlanPlace<never> = planPlace({
  path: 'edit/farm-info',
  title: 'Farm',
  navigation: { label: 'Farm', icon: 'home', onPhone: 'Farm' },
  screen: async () => (await import('./farm-info-screen.tsx')).FarmInfoScreen,
});
