/** What a ZIP of a whole plan says it is. */
export const ARCHIVE_PRODUCT = 'tussock';
/** Moves when what lies in the ZIP is laid out in another way; kinds have versions of their own. */
export const ARCHIVE_VERSION = 1;
/** The most that a ZIP may weigh that is brought in, in bytes. */
export const LARGEST_ARCHIVE = 1_000_000_000;
/** The most that it may unpack to, in bytes, and its tables and lists of the record by themselves. */
export const LARGEST_UNPACKED = 2_000_000_000;
export const LARGEST_RECORD = 100_000_000;
export const MOST_ARCHIVE_FILES = 20_000;
/** JSON of shapes packs to a tenth; what unpacks to so many times its size is made to. */
export const LARGEST_RATIO = 200;

/** The paths of a ZIP that are always there. */
export const archivePaths = {
  manifest: 'manifest.json',
  plan: 'plan.json',
  schema: 'plan.schema.json',
  history: 'history.csv',
  layers: 'features.gpkg',
} as const;

/** Why a path of a ZIP is not taken: it could lie outside of the folder that it is unpacked to, on one system or another. */
export function isSafeArchivePath(path: string): boolean {
  if (path === '' || path.length > 1000 || /[\\\p{Cc}:]/u.test(path) || path.startsWith('/')) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

interface Weighed {
  readonly bytes: number;
  readonly earlier: readonly { readonly bytes: number }[];
}

/** What the papers and photos of a plan weigh in its ZIP, with their earlier versions, in bytes: they are packed already. */
export const weightOfFiles = (files: Iterable<Weighed>): number =>
  [...files].reduce(
    (sum, { bytes, earlier }) => sum + earlier.reduce((past, one) => past + one.bytes, bytes),
    0,
  );
