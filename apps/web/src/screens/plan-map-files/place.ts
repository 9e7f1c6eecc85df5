import { planPlace, type PlanPlace } from '../../places/plan-place.ts';

/** Files of places in and out, and the layers that were kept of them. */
export const mapFilesPlace: PlanPlace<never> = planPlace({
  path: 'edit/map/files',
  title: 'Import and export',
  navigation: { label: 'Import', icon: 'upload', onPhone: 'More' },
  showsPlanMap: true,
  screen: async () => (await import('./map-files-screen.tsx')).MapFilesScreen,
});
