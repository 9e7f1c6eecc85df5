import { drawPlace } from '../plan-edit-map/place.ts';
import { planPlace, type PlanPlace } from '../../places/plan-place.ts';

/** Files of places in and out, and the layers that were kept of them. */
export const mapFilesPlace: PlanPlace<never> = planPlace({
  path: 'edit/map/files',
  title: 'Import and export',
  needsLine: 'to export, or to keep a file as a layer',
  belongsTo: drawPlace,
  showsPlanMap: true,
  screen: async () => (await import('./map-files-screen.tsx')).MapFilesScreen,
});
