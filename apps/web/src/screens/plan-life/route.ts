import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { readLifeSearch, type LifeSearch } from './life-search.ts';

/** Status and approvals of a plan, its versions and their changes. */
export const lifeRoute: PlanRoute<never, LifeSearch> = planRoute({
  path: 'view/versions',
  title: 'Status and approvals',
  needsRecord: true,
  width: 'wide',
  needsLine: 'to move the plan on or to sign it',
  navigation: { label: 'Status and approvals', icon: 'success', group: 'Plan book', onPhone: 'More' },
  readSearch: readLifeSearch,
  screen: async () => (await import('./life-screen.tsx')).LifeScreen,
});
