import { plainDrawing } from '../../map/plain/fetch-plain-drawing.ts';
import { isLineSlow } from '../../slow-line.ts';
import { planPlace, type PlanPlace } from '../../places/plan-place.ts';

/** The titles whose merge is the boundary. */
export const boundaryPlace: PlanPlace<never> = planPlace({
  path: 'edit/map/cadastral',
  title: 'Boundary',
  needsLine: 'to look for titles',
  navigation: { label: 'Boundary', icon: 'map', onPhone: 'More' },
  showsPlanMap: true,
  screen: async () => (await import('./cadastral-screen.tsx')).CadastralScreen,
});

/** The farm on the map, and drawing on it. */
export const drawPlace: PlanPlace<never> = planPlace({
  path: 'edit/map/draw',
  title: 'Draw the farm',
  navigation: { label: 'Draw', icon: 'pencil', onPhone: 'Map' },
  showsPlanMap: true,
  screen: async () => {
    // Over a slow line one draws before the engine of maps is here: what that takes goes before the record of the farm. What fails is asked for again.
    const pen = isLineSlow() ? plainDrawing.load().catch(() => undefined) : undefined;
    const [{ DrawScreen }] = await Promise.all([import('./draw-screen.tsx'), pen]);
    return DrawScreen;
  },
});
