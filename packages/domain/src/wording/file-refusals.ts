import { sayBytes } from '../formats/bytes.ts';

/** Refusals of uploaded files. */
export const fileRefusals = {
  imageType:
    'Choose a picture in JPEG, PNG or WebP. Photos in HEIC, the usual iPhone format, need to be saved as JPEG first.',
  imageTooManyPixels: 'This picture has too many pixels. Make it smaller and choose it again.',
  documentType: 'Choose a PDF, a Word or Excel file, an OpenDocument file or a picture.',
  unreadable: 'This picture cannot be read here. Choose it as a JPEG.',
  inUse: (places: readonly string[]) =>
    `This file is shown with ${places.join(', ')}. Take it out there first.`,
  notPdf: 'This is not a PDF, though its name says so. Open it where it was made, and save it as a PDF.',
  notWhatItSays: (type: string) =>
    `This is not what its name says (${type}). Open it where it was made, and save it again.`,
  folder:
    'Folders have names of up to 60 characters without \\ : * ? " < > |, and can be nested up to three deep.',
  tags: 'A file has up to ten tags of 30 characters each.',
  notWhole: 'The file did not arrive whole. Please send it again.',
  empty: 'The file is empty.',
  gone: 'This file cannot be read any more: it may have been moved or changed. Choose it again.',
  noFile: 'There is no such file.',
  /** Refusal when a field has room for fewer files. */
  tooMany: (most: number, left: readonly string[]) =>
    `There is room for ${most} here: ${left.join(', ')} ${left.length === 1 ? 'was' : 'were'} not added.`,
  /** @param most bytes that all files of a plan may take up together, where that is known */
  planFull: (most: number | null) =>
    `There is no room for this file on the plan. Its photos and documents may take up ${most === null ? 'only so much' : sayBytes(most)} together, which counts earlier versions and what was deleted in the last 90 days. Ask whoever runs Tussock for you for more room.`,
  uploadGone: 'This upload is no longer there. Please choose the file again.',
} as const;
