import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { readHistorySearch, type HistorySearch } from './history-search.ts';

/** What became of the plan, what lies in its bin, and how it was on a day. */
export const historyPlace: PlanPlace<never, HistorySearch> = planPlace({
  path: 'view/history',
  title: 'History',
  opensTo: 'seeHistory',
  needsLine: 'to see what was changed or deleted',
  navigation: { label: 'History', icon: 'history', group: 'Plan book', onPhone: 'More' },
  readSearch: readHistorySearch,
  screen: async () => (await import('./history-screen.tsx')).HistoryScreen,
});
