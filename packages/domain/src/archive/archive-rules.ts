/** Product name in the ZIP of a whole plan. */
export const ARCHIVE_PRODUCT = 'tussock';
/** Version of the ZIP's layout; increases when the layout changes. Kinds have versions of their own. */
export const ARCHIVE_VERSION = 1;
/** Maximum size of an imported ZIP, in bytes. */
export const LARGEST_ARCHIVE = 1_000_000_000;
/** Maximum unpacked size in bytes, of the whole ZIP, and of its tables and record lists. */
export const LARGEST_UNPACKED = 2_000_000_000;
export const LARGEST_RECORD = 100_000_000;
export const MOST_ARCHIVE_FILES = 20_000;
/** Maximum compression ratio. JSON of shapes packs to a tenth; a higher ratio indicates a ZIP bomb. */
export const LARGEST_RATIO = 200;

/** Paths that every ZIP contains. */
export const archivePaths = {
  manifest: 'manifest.json',
  plan: 'plan.json',
  schema: 'plan.schema.json',
  history: 'history.csv',
  layers: 'features.gpkg',
} as const;

/** Checks whether a path in a ZIP is safe: it cannot lie outside the folder it is unpacked to, on any system. */
export function isSafeArchivePath(path: string): boolean {
  if (path === '' || path.length > 1000 || /[\\\p{Cc}:]/u.test(path) || path.startsWith('/')) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

interface Weighed {
  readonly bytes: number;
  readonly earlier: readonly { readonly bytes: number }[];
}

/** Total size in bytes of a plan's documents and photos in its ZIP, with earlier versions; they are already compressed. */
export const weightOfFiles = (files: Iterable<Weighed>): number =>
  [...files].reduce(
    (sum, { bytes, earlier }) => sum + earlier.reduce((past, one) => past + one.bytes, bytes),
    0,
  );
