import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';

/** Copies of the plan for others: what stands in them, who opened them, and the end of them. */
export const sharingRoute: PlanRoute<never> = planRoute({
  path: 'view/sharing',
  title: 'Sharing',
  needsLine: 'to make, share or withdraw a copy',
  opensTo: 'shareCopies',
  navigation: { label: 'Sharing', icon: 'external', group: 'Plan book', onPhone: 'More' },
  screen: async () => (await import('./sharing-screen.tsx')).SharingScreen,
});
