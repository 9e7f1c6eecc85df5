import { planPlace, type PlanPlace } from '../../places/plan-place.ts';

/** The titles whose merge is the boundary. */
export const boundaryPlace: PlanPlace<never> = planPlace({
  path: 'edit/map/cadastral',
  title: 'Boundary',
  needsLine: 'to look for titles',
  navigation: { label: 'Boundary', icon: 'map', onPhone: 'More' },
  showsPlanMap: true,
  screen: async () => (await import('./boundary/cadastral-screen.tsx')).CadastralScreen,
});

/** The farm on the map, and drawing on it. */
export const drawPlace: PlanPlace<never> = planPlace({
  path: 'edit/map/draw',
  title: 'Draw the farm',
  navigation: { label: 'Draw', icon: 'pencil', onPhone: 'Map' },
  showsPlanMap: true,
  screen: async () => (await import('./draw-screen.tsx')).DrawScreen,
});
