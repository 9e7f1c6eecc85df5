import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { readRegisterSearch, type RegisterSearch } from './register-search.ts';

/** All actions of the plan. */
export const actionsPlace: PlanPlace<never, RegisterSearch> = planPlace({
  path: 'view/actions',
  title: 'Actions',
  needsRecord: true,
  readSearch: readRegisterSearch,
  navigation: { label: 'Actions', icon: 'check', onPhone: 'Actions' },
  screen: async () => (await import('./actions-screen.tsx')).ActionsScreen,
});
