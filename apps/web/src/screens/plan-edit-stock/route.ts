import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { readStockSearch, type StockSearch } from './stock-search.ts';

/** Stock month by month: what opened, came, went and closed, by enterprise, class and land unit. */
export const stockRoute: PlanRoute<never, StockSearch> = planRoute({
  path: 'edit/stock',
  title: 'Stock',
  needsRecord: true,
  width: 'wide',
  readSearch: readStockSearch,
  navigation: { label: 'Stock', icon: 'label', group: 'Records', onPhone: 'Records' },
  screen: async () => (await import('./stock-screen.tsx')).StockScreen,
});
