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
export { saveUnchangedPicture } from './save-unchanged-picture.ts';
export { readFile } from './read-file.ts';
export { saveGeneratedFile } from './save-generated-file.ts';
export { EMPTY_BIN, emptyBin } from './empty-bin.ts';
export { documentsTask } from './prepare-parcel.ts';
