/** Sorts of files that are asked for by one word. */
export const fileSorts = ['pdf', 'picture', 'text', 'spreadsheet'] as const;
export type FileSort = (typeof fileSorts)[number];

export const documentOrders = ['name', 'type', 'size', 'added', 'expires'] as const;
export type DocumentOrder = (typeof documentOrders)[number];

/** What the address says of the documents. What is left out has its default: all of them, by name. */
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

const words = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? `${value}` : undefined;

const oneOf = <T extends string>(options: readonly T[], value: unknown): T | undefined =>
  options.find((option) => option === value);

const isYes = (value: unknown): true | undefined => (value === true || value === 'true' ? true : undefined);

/** Reads the address of the documents. Defaults are left out, so that the plain address is the plain list. */
export function readDocumentsSearch(raw: Readonly<Record<string, unknown>>): DocumentsSearch {
  const sort = oneOf(documentOrders, raw['sort']);
  const read = {
    search: words(raw['search']),
    folder: words(raw['folder']),
    photos: isYes(raw['photos']),
    type: oneOf(fileSorts, raw['type']),
    tag: words(raw['tag']),
    expiring: isYes(raw['expiring']),
    sort: sort === 'name' ? undefined : sort,
    order: oneOf(['desc'] as const, raw['order']),
    open: words(raw['open']),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
