import { planPlace, type PlanPlace } from '../../places/plan-place.ts';
import { readDocumentsSearch, type DocumentsSearch } from './documents-search.ts';

/** The documents of the plan, to be read. */
export const documentsPlace: PlanPlace<never, DocumentsSearch> = planPlace({
  path: 'view/documents',
  title: 'Documents',
  needsRecord: true,
  readSearch: readDocumentsSearch,
  navigation: { label: 'Documents', icon: 'folder', group: 'Plan book', onPhone: 'More' },
  screen: async () => (await import('./documents-screen.tsx')).ViewDocumentsScreen,
});

/** The same, to be put in order: what is uploaded, named, moved and deleted. */
export const editDocumentsPlace: PlanPlace<never, DocumentsSearch> = planPlace({
  path: 'edit/documents',
  title: 'Documents',
  needsRecord: true,
  readSearch: readDocumentsSearch,
  opensTo: 'editFeatures',
  belongsTo: documentsPlace,
  screen: async () => (await import('./documents-screen.tsx')).EditDocumentsScreen,
});
