import { planPlace, type PlanPlace } from '../../places/plan-place.ts';

/** The reports of a plan. */
export const reportingPlace: PlanPlace<never> = planPlace({
  path: 'view/reporting',
  title: 'Reports',
  navigation: { label: 'Reports', icon: 'chart', group: 'Plan book', onPhone: 'More' },
  showsPlanMap: true,
  screen: async () => (await import('./reporting-screen.tsx')).ReportingScreen,
});
