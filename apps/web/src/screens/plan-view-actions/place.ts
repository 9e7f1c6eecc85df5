import { planPlace, type PlanPlace } from '../../places/plan-place.ts';

/** All actions of the plan. */
export const actionsPlace: PlanPlace<never> = planPlace({
  path: 'view/actions',
  title: 'Actions',
  navigation: { label: 'Actions', icon: 'check', onPhone: 'Actions' },
  screen: async () => (await import('./actions-screen.tsx')).ActionsScreen,
});
