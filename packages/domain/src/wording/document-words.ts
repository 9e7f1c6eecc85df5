import { counted } from '../formats/counted.ts';
import { dayWithMonth } from '../formats/days.ts';
import type { Expiry } from '../files/expiry.ts';

/** What the documents' screen says beside the names of things. */
export const documentWords = {
  all: 'All documents',
  photos: 'Photos',
  emptyTitle: 'No documents yet',
  empty:
    'Put here what the plan rests on: consents, soil tests, maps, agreements and photos of papers. Folders, tags and the day something expires can be given at any time.',
  types: { pdf: 'PDF', picture: 'Pictures', text: 'Texts', spreadsheet: 'Spreadsheets' },
  noneFound: 'No document is like that',
  drop: 'Drop files here, or',
  limits: 'PDF, Word, Excel, OpenDocument and pictures; documents up to 100 MB, pictures up to 25 MB.',
  expires: (expiry: Expiry, day: string): string =>
    expiry === 'expired' ? `Expired ${dayWithMonth(day)}` : `Expires ${dayWithMonth(day)}`,
  expiring: (count: number): string => `Expired or expiring soon: ${count}`,
  usedBy: (count: number): string => (count === 0 ? 'Not used yet' : counted(count, 'use', 'uses')),
  moved: (count: number, folder: string): string =>
    `${counted(count, 'document', 'documents')} moved to ${folder || 'no folder'}.`,
  tagged: (count: number): string => `${counted(count, 'document', 'documents')} tagged.`,
  changed: 'Document saved.',
  binned: (count: number): string =>
    `${counted(count, 'document is', 'documents are')} in the bin for 90 days.`,
  versionAdded: 'The newer version takes the place of the one before, which stays in the list below.',
} as const;
