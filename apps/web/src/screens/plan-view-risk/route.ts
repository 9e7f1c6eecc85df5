import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { readRiskSearch, type RiskSearch } from './risk-search.ts';

/** The risk of the whole farm: land units against risks, on the map, and what each follows from. */
export const riskRoute: PlanRoute<never, RiskSearch> = planRoute({
  path: 'view/risk',
  title: 'Risk of the whole farm',
  readSearch: readRiskSearch,
  navigation: { label: 'Risk', icon: 'shield', onPhone: 'Map' },
  screen: async () => (await import('./risk-screen.tsx')).RiskScreen,
});
