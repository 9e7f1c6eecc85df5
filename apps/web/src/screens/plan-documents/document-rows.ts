import type { PlanFile } from '@tussock/contract';
import {
  compareNames,
  expiryOf,
  fileTypeLabel,
  foldersOf,
  foldForSearch,
  isImageType,
  isInFolder,
  type Expiry,
  type FileUse,
  type Folder,
} from '@tussock/domain';
import type { DocumentOrder, DocumentsSearch, FileSort } from './documents-search.ts';

/** A document as the list shows it. */
export interface DocumentRow {
  readonly id: string;
  readonly file: PlanFile;
  readonly typeLabel: string;
  readonly sort: FileSort;
  /** Undefined for what does not expire. */
  readonly expiry: Expiry | undefined;
  readonly uses: readonly FileUse[];
  /** Name, caption and tags, folded once. */
  readonly folded: string;
}

const NO_USES: readonly FileUse[] = [];

const sortOf = (contentType: string): FileSort => {
  if (isImageType(contentType)) return 'picture';
  if (contentType === 'application/pdf') return 'pdf';
  return /sheet/u.test(contentType) ? 'spreadsheet' : 'text';
};

/** What a file of a type is called. */
export const typeLabelOf = (contentType: string): string =>
  isImageType(contentType) ? 'Picture' : fileTypeLabel(contentType);

/** All files of the plan as rows. `today` is the day in New Zealand. */
export const rowsOfFiles = (
  files: Iterable<PlanFile>,
  uses: ReadonlyMap<string, readonly FileUse[]>,
  today: string,
): readonly DocumentRow[] =>
  Array.from(files, (file) => ({
    id: file._id,
    file,
    typeLabel: typeLabelOf(file.contentType),
    sort: sortOf(file.contentType),
    expiry: file.expiresOn === null ? undefined : expiryOf(file.expiresOn, today),
    uses: uses.get(file._id) ?? NO_USES,
    folded: foldForSearch([file.name, file.caption, ...file.tags].join(' ')),
  }));

/** What the columns of the list stand in order by. */
const keys: { readonly [O in DocumentOrder]: (row: DocumentRow) => string | number } = {
  name: ({ file }) => file.name,
  type: ({ typeLabel }) => typeLabel,
  size: ({ file }) => file.bytes,
  added: ({ file }) => file.uploadedAt,
  // What does not expire stands last.
  expires: ({ file }) => file.expiresOn ?? '9999',
};

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : compareNames(`${one}`, `${other}`);

/** What the list holds, and what can be asked of it. */
export interface FoundDocuments {
  readonly found: readonly DocumentRow[];
  readonly folders: readonly Folder[];
  readonly tags: readonly string[];
  /** Documents in all folders. */
  readonly documents: number;
  readonly photos: number;
  /** Documents that have expired or will soon. */
  readonly expiring: number;
}

const isExpiring = ({ expiry }: DocumentRow): boolean => expiry === 'expired' || expiry === 'soon';

function isWanted(row: DocumentRow, search: DocumentsSearch, typed: string): boolean {
  const { file } = row;
  return (
    (file.purpose === 'photo') === (search.photos === true) &&
    isInFolder(file.folder, search.folder ?? '') &&
    (search.type === undefined || row.sort === search.type) &&
    (search.tag === undefined ||
      file.tags.some((tag) => foldForSearch(tag) === foldForSearch(search.tag ?? ''))) &&
    (search.expiring !== true || isExpiring(row)) &&
    (typed === '' || row.folded.includes(typed))
  );
}

/** The rows that are asked for, in their order, and the folders and tags there are. */
export function findDocuments(rows: readonly DocumentRow[], search: DocumentsSearch): FoundDocuments {
  const typed = foldForSearch(search.search ?? '');
  const key = keys[search.sort ?? 'name'];
  const sign = search.order === 'desc' ? -1 : 1;
  const found = rows
    .filter((row) => isWanted(row, search, typed))
    .sort(
      (one, other) => sign * compare(key(one), key(other)) || compareNames(one.file.name, other.file.name),
    );
  const documents = rows.filter(({ file }) => file.purpose === 'document');
  const tags = new Map(documents.flatMap(({ file }) => file.tags.map((tag) => [foldForSearch(tag), tag])));
  return {
    found,
    folders: foldersOf(documents.map(({ file }) => file.folder)),
    tags: [...tags.values()].sort(compareNames),
    documents: documents.length,
    photos: rows.length - documents.length,
    expiring: documents.filter(isExpiring).length,
  };
}
