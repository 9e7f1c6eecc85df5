import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';

/** The titles whose merge is the boundary. */
export const boundaryRoute: PlanRoute<never> = planRoute({
  path: 'edit/map/cadastral',
  title: 'Boundary',
  needsLine: 'to look for titles',
  navigation: { label: 'Boundary', icon: 'map', onPhone: 'More' },
  screen: async () => (await import('./boundary/cadastral-screen.tsx')).CadastralScreen,
});

/** The map of the farm, and drawing on it. */
export const drawRoute: PlanRoute<never> = planRoute({
  path: 'edit/map/draw',
  title: 'Draw the farm',
  navigation: { label: 'Draw', icon: 'pencil', onPhone: 'Map' },
  screen: async () => (await import('./draw-screen.tsx')).DrawScreen,
});
