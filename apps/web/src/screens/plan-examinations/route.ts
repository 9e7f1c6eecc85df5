import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';

/** Certifiers and auditors who were invited, what they ask and report, and the farm's replies. */
export const planExaminationsRoute: PlanRoute<never> = planRoute({
  path: 'view/examinations',
  title: 'Certification and audit',
  needsRecord: true,
  needsLine: 'to invite a certifier or an auditor, and to answer them',
  opensTo: 'seeExaminations',
  navigation: { label: 'Certification and audit', icon: 'check', group: 'Plan book', onPhone: 'More' },
  screen: async () => (await import('./plan-examinations-screen.tsx')).PlanExaminationsScreen,
});
