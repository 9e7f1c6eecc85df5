import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { readRecordsSearch, type RecordsSearch } from './records-search.ts';

/** What was recorded on the farm, and adding to it where one stands. */
export const recordsRoute: PlanRoute<never, RecordsSearch> = planRoute({
  path: 'view/records',
  title: 'Records',
  readSearch: readRecordsSearch,
  needsRecord: true,
  navigation: { label: 'Latest', icon: 'history', group: 'Records', onPhone: 'Records', opensSlot: true },
  screen: async () => (await import('./records-screen.tsx')).RecordsScreen,
});
