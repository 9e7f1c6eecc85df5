import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';

/** The plan book as one page, live. */
export const bookRoute: PlanRoute<never> = planRoute({
  path: 'view/femp',
  title: 'Plan book',
  navigation: { label: 'Plan book', icon: 'document', group: 'Plan book', onPhone: 'More' },
  screen: async () => (await import('./book-screen.tsx')).BookScreen,
});
