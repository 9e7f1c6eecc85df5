import { planPlace, type PlanPlace } from '../../places/plan-place.ts';

/** Copies of the plan for others: what stands in them, who opened them, and the end of them. */
export const sharingPlace: PlanPlace<never> = planPlace({
  path: 'view/sharing',
  title: 'Sharing',
  needsLine: 'to make, share or withdraw a copy',
  opensTo: 'shareCopies',
  navigation: { label: 'Sharing', icon: 'external', group: 'Plan book', onPhone: 'More' },
  screen: async () => (await import('./sharing-screen.tsx')).SharingScreen,
});
