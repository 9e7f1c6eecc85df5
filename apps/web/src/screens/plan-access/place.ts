import { planPlace, type PlanPlace } from '../../places/plan-place.ts';

/** Who is let in to a plan. */
export const userAccessPlace: PlanPlace<never> = planPlace({
  path: 'manage-user-access',
  title: 'Who has access',
  opensTo: 'manageUserAccess',
  navigation: { label: 'People', icon: 'users', onPhone: 'More' },
  screen: async () => (await import('./user-access-screen.tsx')).UserAccessScreen,
});

/** Which account advises on a plan. */
export const accountAccessPlace: PlanPlace<never> = planPlace({
  path: 'manage-account-access',
  title: 'Adviser',
  opensTo: 'manageAccountAccess',
  belongsTo: userAccessPlace,
  screen: async () => (await import('./account-access-screen.tsx')).AccountAccessScreen,
});
