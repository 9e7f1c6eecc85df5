import { signedInRoute, type SignedInRoute } from '../../routes/route.ts';

/** From an address to a plan with its boundary. */
export const newPlanRoute: SignedInRoute<never> = signedInRoute({
  path: '/new-plan',
  title: 'New plan',
  opensTo: ['createPlan'],
  screen: async () => (await import('./new-plan-screen.tsx')).NewPlanScreen,
});
