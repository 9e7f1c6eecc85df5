export {
  CAPTION_CHARACTERS,
  documentTypes,
  filePurposes,
  fileTypeLabel,
  imageTypes,
  isImageType,
  LARGEST_FORM,
  largestUpload,
  LARGEST_UPLOAD,
  MOST_FILES,
  purposeOfField,
  typeOfName,
  typesFor,
  UPLOAD_PART,
  type FilePurpose,
} from '../files/file-rules.ts';
export {
  checkFile,
  checkFileForm,
  fileFields,
  fileFormFields,
  fileLinks,
  fileOfForm,
  formOfFile,
  FILE_NAME_CHARACTERS,
  MOST_TAGS,
  readTags,
  TAG_CHARACTERS,
  type FileValues,
} from './file-fields.ts';
export { compareNames, FOLDER_DEPTH, foldersOf, isInFolder, readFolder, type Folder } from './folders.ts';
export {
  EXPIRY_REMIND_DAYS,
  expiryOf,
  EXPIRES_SOON_DAYS,
  isExpiryRemindedOn,
  type Expiry,
} from './expiry.ts';
export { safeFileName, uniquePaths } from './safe-names.ts';
export { usesOfFiles, sayUse, type FileUse, type NamingRow } from './file-uses.ts';
export { partsOf, type UploadPart } from './upload-parts.ts';
export { documentWords } from './document-words.ts';
export { momentOfNotes, NOTES_OF_PLACE, NOTES_OF_TIME, placeOfNotes } from '../files/photo-notes.ts';
