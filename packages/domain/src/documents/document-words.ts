import { counted } from '../formats/counted.ts';
import { dayWithMonth } from '../formats/days.ts';
import type { Expiry } from './expiry.ts';

/** Formats a use as a line of its own: 'the trough By the ford' becomes 'Trough By the ford'. */
const asLine = (words: string): string => {
  const bare = words.replace(/^the /u, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};

/** Messages of the documents' screen. */
export const documentWords = {
  all: 'All documents',
  photos: 'Photos',
  emptyTitle: 'No documents yet',
  empty:
    'Keep what backs up the plan here: consents, soil tests, maps, agreements and photos of papers. Folders, tags and expiry days can be added at any time.',
  emptyToRead: 'Consents, soil tests, maps and photos of papers that back up the plan are shown here.',
  types: { pdf: 'PDF', picture: 'Pictures', text: 'Texts', spreadsheet: 'Spreadsheets' },
  noneFound: 'No documents match',
  arrange: 'Change',
  filters: (count: number): string => (count === 0 ? 'Filters' : `Filters (${count})`),
  drop: 'Drop files here, or',
  limits: 'PDF, Word, Excel, OpenDocument and pictures; documents up to 100 MB, pictures up to 25 MB.',
  expires: (expiry: Expiry, day: string): string =>
    expiry === 'expired' ? `Expired ${dayWithMonth(day)}` : `Expires ${dayWithMonth(day)}`,
  expiring: (count: number): string => `Expired or expiring soon: ${count}`,
  asLine,
  manyUses: (words: string, others: number): string =>
    others === 0 ? asLine(words) : `${asLine(words)} and ${others} more`,
  count: (count: number): string => counted(count, 'document', 'documents'),
  moved: (count: number, folder: string): string =>
    folder.trim() === ''
      ? `${counted(count, 'document', 'documents')} taken out of folders.`
      : `${counted(count, 'document', 'documents')} moved to ${folder.trim()}.`,
  tagged: (count: number): string => `${counted(count, 'document', 'documents')} tagged.`,
  changed: (name: string): string => `${name} changed`,
  saved: 'Document saved.',
  formTitle: 'About this document',
  deleted: (name: string): string => `${name} deleted`,
  deleteTitle: (count: number): string => `Delete ${counted(count, 'document', 'documents')}`,
  deleteText: 'Deleted documents stay in the bin for 90 days, under History, and can be restored from there.',
  someInUse: (count: number): string =>
    `${counted(count, 'document is', 'documents are')} shown elsewhere in the plan. Remove it there first; nothing has been deleted.`,
  inUseHint: 'To delete it, remove it from these first.',
  binned: (name: string, count: number): string =>
    `${name} ${count === 1 ? 'is' : 'are'} in the bin for 90 days.`,
  goesTo: (folder: string): string => `New documents go to ${folder}.`,
  waits: 'Queued',
  checking: 'Checking the upload',
  noLine: 'You are offline. The upload continues once you are back online.',
  /** Message about uploads that were running when the browser was closed. */
  goesOn: (count: number): string =>
    `${counted(count, 'file that was on its way is', 'files that were on their way are')} being sent again.`,
  arrived: 'Added',
  newVersion: 'A newer version takes its place; earlier ones stay here.',
  noPreview: 'This type of document has no preview. Download it to open it.',
  previewFailed: 'No preview available. Download it to open it.',
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  unused: 'It is not used anywhere in the plan yet.',
  folderHelp: 'Folders within each other: Consents/Water. Empty for none.',
  tagsHelp: 'Separated by commas.',
  expiresHelp: 'We e-mail the farm’s owner 60 and 7 days before, and when it has expired.',
  notThere: 'the file is no longer available',
  packing: 'Packing documents',
  listName: 'List of documents.txt',
  zipName: (farm: string): string => `${farm} documents.zip`,
} as const;
