import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { readHistorySearch, type HistorySearch } from './history-search.ts';

/** What became of the plan, what lies in its bin, and how it was on a day. */
export const historyRoute: PlanRoute<never, HistorySearch> = planRoute({
  path: 'view/history',
  title: 'History',
  opensTo: 'seeHistory',
  needsLine: 'to see what was changed or deleted',
  navigation: { label: 'History', icon: 'history', group: 'Plan book', onPhone: 'More' },
  readSearch: readHistorySearch,
  screen: async () => (await import('./history-screen.tsx')).HistoryScreen,
});
