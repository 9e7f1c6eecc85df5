import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { readReportingSearch, type ReportingSearch } from './reporting-search.ts';

/** The reports of a plan. */
export const reportingPlace: PlanPlace<never, ReportingSearch> = planPlace({
  path: 'view/reporting',
  title: 'Reports',
  needsLine: 'to download a report',
  navigation: { label: 'Reports', icon: 'chart', group: 'Plan book', onPhone: 'More' },
  readSearch: readReportingSearch,
  screen: async () => (await import('./reporting-screen.tsx')).ReportingScreen,
});
