import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { readRiskSearch, type RiskSearch } from './risk-search.ts';

/** The risk of the whole farm: land units against risks, on the map, and what each follows from. */
export const riskPlace: PlanPlace<never, RiskSearch> = planPlace({
  path: 'view/risk',
  title: 'Risk of the whole farm',
  readSearch: readRiskSearch,
  navigation: { label: 'Risk', icon: 'shield', onPhone: 'Map' },
  showsPlanMap: true,
  screen: async () => (await import('./risk-screen.tsx')).RiskScreen,
});
