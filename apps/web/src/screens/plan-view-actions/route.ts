import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { readRegisterSearch, type RegisterSearch } from './register-search.ts';

/** All actions of the plan. */
export const actionsRoute: PlanRoute<never, RegisterSearch> = planRoute({
  path: 'view/actions',
  title: 'Actions',
  needsRecord: true,
  readSearch: readRegisterSearch,
  navigation: { label: 'Actions', icon: 'check', onPhone: 'Actions' },
  screen: async () => (await import('./actions-screen.tsx')).ActionsScreen,
});
