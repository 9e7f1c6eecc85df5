import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { readReportingSearch, type ReportingSearch } from './reporting-search.ts';

/** The reports of a plan. */
export const reportingRoute: PlanRoute<never, ReportingSearch> = planRoute({
  path: 'view/reporting',
  title: 'Reports',
  needsLine: 'to download a report',
  navigation: { label: 'Reports', icon: 'chart', group: 'Plan book', onPhone: 'More' },
  readSearch: readReportingSearch,
  screen: async () => (await import('./reporting-screen.tsx')).ReportingScreen,
});
