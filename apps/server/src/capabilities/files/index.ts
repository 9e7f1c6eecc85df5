export { fileReader, fileWriters } from './record.ts';
export { fileHandlers } from './routes.ts';
export {
  earlierOf,
  findFarmName,
  findFiles,
  findKnownFileIds,
  findStoredVersions,
} from './plan-file-store.ts';
export { keepFile } from './prepare-file.ts';
export { keepPictureAsItIs } from './keep-picture.ts';
export { readFile } from './read-file.ts';
export { keepMade } from './keep-made.ts';
export { EMPTY_BIN, emptyBin } from './empty-bin.ts';
export { documentsTask } from './prepare-parcel.ts';
