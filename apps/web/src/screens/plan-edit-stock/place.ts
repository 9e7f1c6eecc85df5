import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { readStockSearch, type StockSearch } from './stock-search.ts';

/** Stock month by month: what opened, came, went and closed, by enterprise, class and land unit. */
export const stockPlace: PlanPlace<never, StockSearch> = planPlace({
  path: 'edit/stock',
  title: 'Stock',
  needsRecord: true,
  width: 'wide',
  readSearch: readStockSearch,
  navigation: { label: 'Stock', icon: 'label', group: 'Records', onPhone: 'Records' },
  screen: async () => (await import('./stock-screen.tsx')).StockScreen,
});
