import { isOneOf } from '../lists/is-one-of.ts';
import type { FilesField } from '../kind/field.ts';

/** Allowed file type: its display name and the extensions of its names. */
interface FileType {
  readonly label: string;
  readonly endings: readonly string[];
}

/** Allowed images by media type. They are re-encoded, so that only the picture itself is stored. */
export const imageTypes = {
  'image/jpeg': { label: 'JPEG', endings: ['.jpg', '.jpeg'] },
  'image/png': { label: 'PNG', endings: ['.png'] },
  'image/webp': { label: 'WebP', endings: ['.webp'] },
} as const satisfies Readonly<Record<string, FileType>>;
export type ImageType = keyof typeof imageTypes;

/** Allowed documents, besides images, by media type. They are stored unchanged and only ever downloaded. */
export const documentTypes = {
  'application/pdf': { label: 'PDF', endings: ['.pdf'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    label: 'Word document',
    endings: ['.docx'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    label: 'Excel workbook',
    endings: ['.xlsx'],
  },
  'application/vnd.oasis.opendocument.text': { label: 'OpenDocument text', endings: ['.odt'] },
  'application/vnd.oasis.opendocument.spreadsheet': {
    label: 'OpenDocument spreadsheet',
    endings: ['.ods'],
  },
  'application/geo+json': { label: 'GeoJSON', endings: ['.geojson'] },
} as const satisfies Readonly<Record<string, FileType>>;
export type DocumentType = keyof typeof documentTypes;

/** Purposes of a plan's file. */
export const filePurposes = ['photo', 'document'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** Purpose of the files of a field. */
export const purposeOfField: { readonly [T in FilesField['type']]: FilePurpose } = {
  photos: 'photo',
  documents: 'document',
};

// The keys of the tables are exactly the types.
const imageTypeKeys = Object.keys(imageTypes) as ImageType[];
const documentTypeKeys = Object.keys(documentTypes) as DocumentType[];

/** Media types that may be uploaded for a purpose. A document may be a picture of one. */
export const typesFor: { readonly [P in FilePurpose]: readonly (ImageType | DocumentType)[] } = {
  photo: imageTypeKeys,
  document: [...documentTypeKeys, ...imageTypeKeys],
};

/** Maximum file sizes in bytes. A phone's photo has 3 to 12 MB. */
export const LARGEST_UPLOAD = { profileImage: 15_000_000, photo: 25_000_000, document: 100_000_000 } as const;
/** Maximum size of an upload in one form, in bytes; larger files are uploaded in parts. */
export const LARGEST_FORM = 25_242_880;
/** Size of an upload part in bytes, 5 MiB. Only a part that failed has to be sent again. */
export const UPLOAD_PART = 5_242_880;

/** Maximum size of a file type, in bytes. A document that is a picture has the limit of a picture. */
export const largestUpload = (purpose: FilePurpose, contentType: string): number =>
  LARGEST_UPLOAD[isImageType(contentType) ? 'photo' : purpose];

export const isImageType = (type: string): type is ImageType => Object.hasOwn(imageTypes, type);

/** Display name of a media type. */
export const fileTypeLabel = (type: string): string =>
  ({ ...imageTypes, ...documentTypes })[type as ImageType | DocumentType]?.label ?? 'File'; // undefined is read where it is neither

/** Maximum number of photos, and of documents, of one feature. */
export const MOST_FILES = 12;
export const CAPTION_CHARACTERS = 200;

/** Media type of a name's extension; undefined for one that is not allowed. Some browsers report no type for some documents. */
export function typeOfName(name: string): string | undefined {
  const ending = /\.[^.]+$/u.exec(name.toLowerCase())?.[0] ?? '';
  return Object.entries({ ...documentTypes, ...imageTypes }).find(([, { endings }]) =>
    isOneOf(endings, ending),
  )?.[0];
}
