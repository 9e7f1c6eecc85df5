import { oneOf, textIn, yesIn } from '../../routes/search-values.ts';

/** Sorts of files that are asked for by one word. */
export const fileSorts = ['pdf', 'picture', 'text', 'spreadsheet'] as const;
export type FileSort = (typeof fileSorts)[number];

export const documentOrders = ['name', 'type', 'size', 'added', 'expires'] as const;
export type DocumentOrder = (typeof documentOrders)[number];

/** Search parameters in the address of the documents page. What is left out has its default: all documents, by name. */
export interface DocumentsSearch {
  readonly search?: string;
  /** The path of a folder. */
  readonly folder?: string;
  /** Photos of features and actions, in place of documents. */
  readonly photos?: true;
  readonly type?: FileSort;
  readonly tag?: string;
  /** What has expired or will soon. */
  readonly expiring?: true;
  readonly sort?: DocumentOrder;
  readonly order?: 'desc';
  /** The document that is open. */
  readonly open?: string;
}

/** Reads the address of the documents. Defaults are left out, so that the plain address is the plain list. */
export function readDocumentsSearch(raw: Readonly<Record<string, unknown>>): DocumentsSearch {
  const sort = oneOf(documentOrders, raw['sort']);
  const read = {
    search: textIn(raw['search']),
    folder: textIn(raw['folder']),
    photos: yesIn(raw['photos']),
    type: oneOf(fileSorts, raw['type']),
    tag: textIn(raw['tag']),
    expiring: yesIn(raw['expiring']),
    sort: sort === 'name' ? undefined : sort,
    order: oneOf(['desc'] as const, raw['order']),
    open: textIn(raw['open']),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
