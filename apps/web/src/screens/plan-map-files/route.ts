import { drawRoute } from '../plan-edit-map/route.ts';
import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';

/** Import and export of map files, and saved layers. */
export const mapFilesRoute: PlanRoute<never> = planRoute({
  path: 'edit/map/files',
  title: 'Import and export',
  needsLine: 'to export, or to keep a file as a layer',
  belongsTo: drawRoute,
  screen: async () => (await import('./map-files-screen.tsx')).MapFilesScreen,
});
