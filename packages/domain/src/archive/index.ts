export { archiveRefusals, archiveWords } from './archive-words.ts';
export {
  ARCHIVE_PRODUCT,
  ARCHIVE_VERSION,
  archivePaths,
  isSafeArchivePath,
  LARGEST_ARCHIVE,
  LARGEST_RATIO,
  LARGEST_RECORD,
  LARGEST_UNPACKED,
  MOST_ARCHIVE_FILES,
  weightOfFiles,
} from './archive-rules.ts';
export { claimedRows, NOBODY } from './claimed-rows.ts';
export { mapIds, mappedIds } from './map-ids.ts';
