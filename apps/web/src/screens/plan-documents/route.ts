import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { readDocumentsSearch, type DocumentsSearch } from './documents-search.ts';

/** The documents of the plan, to be read. */
export const documentsRoute: PlanRoute<never, DocumentsSearch> = planRoute({
  path: 'view/documents',
  title: 'Documents',
  needsRecord: true,
  readSearch: readDocumentsSearch,
  navigation: { label: 'Documents', icon: 'folder', group: 'Plan book', onPhone: 'More' },
  screen: async () => (await import('./documents-screen.tsx')).ViewDocumentsScreen,
});

/** The same, to be put in order: what is uploaded, named, moved and deleted. */
export const editDocumentsRoute: PlanRoute<never, DocumentsSearch> = planRoute({
  path: 'edit/documents',
  title: 'Documents',
  needsRecord: true,
  readSearch: readDocumentsSearch,
  opensTo: 'editFeatures',
  belongsTo: documentsRoute,
  screen: async () => (await import('./documents-screen.tsx')).EditDocumentsScreen,
});
