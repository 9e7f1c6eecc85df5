import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';

/** Who is let in to a plan. */
export const userAccessRoute: PlanRoute<never> = planRoute({
  path: 'manage-user-access',
  title: 'Who has access',
  needsLine: 'to let people in or take them out',
  opensTo: 'manageUserAccess',
  navigation: { label: 'People', icon: 'users', onPhone: 'More' },
  screen: async () => (await import('./user-access-screen.tsx')).UserAccessScreen,
});

/** Which account advises on a plan. */
export const accountAccessRoute: PlanRoute<never> = planRoute({
  path: 'manage-account-access',
  title: 'Adviser',
  needsLine: 'to change the adviser',
  opensTo: 'manageAccountAccess',
  belongsTo: userAccessRoute,
  screen: async () => (await import('./account-access-screen.tsx')).AccountAccessScreen,
});
