import { isOneOf } from '../lists/is-one-of.ts';
import type { FilesField } from '../kind/field.ts';

/** What a file that somebody may upload is: its name for people and the endings its name may have. */
interface FileType {
  readonly label: string;
  readonly endings: readonly string[];
}

/** Images that are taken, by media type. Each is encoded anew, so that nothing but the picture is kept of it. */
export const imageTypes = {
  'image/jpeg': { label: 'JPEG', endings: ['.jpg', '.jpeg'] },
  'image/png': { label: 'PNG', endings: ['.png'] },
  'image/webp': { label: 'WebP', endings: ['.webp'] },
} as const satisfies Readonly<Record<string, FileType>>;
export type ImageType = keyof typeof imageTypes;

/** Documents that are taken beside images, by media type. They are kept as they are and only ever downloaded. */
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

/** What a file of a plan is for. */
export const filePurposes = ['photo', 'document'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** What the files of a field are for. */
export const purposeOfField: { readonly [T in FilesField['type']]: FilePurpose } = {
  photos: 'photo',
  documents: 'document',
};

// The keys of the tables are exactly the types.
const imageTypeKeys = Object.keys(imageTypes) as ImageType[];
const documentTypeKeys = Object.keys(documentTypes) as DocumentType[];

/** The media types that may be uploaded for a purpose. A document may be a picture of one. */
export const typesFor: { readonly [P in FilePurpose]: readonly (ImageType | DocumentType)[] } = {
  photo: imageTypeKeys,
  document: [...documentTypeKeys, ...imageTypeKeys],
};

/** The most a file may weigh, in bytes. A photo of a phone has 3 to 12 MB. */
export const LARGEST_UPLOAD = { profileImage: 15_000_000, photo: 25_000_000, document: 100_000_000 } as const;
/** What comes as one form may weigh so much, whatever it is for, in bytes: what is larger comes in parts. */
export const LARGEST_FORM = 25_242_880;
/** A file that is sent in parts is cut into pieces of so many bytes, 5 MiB. One that broke off is all that has to be sent again. */
export const UPLOAD_PART = 5_242_880;

/** The most a file of a type may weigh, in bytes: a picture that is a document is a picture. */
export const largestUpload = (purpose: FilePurpose, contentType: string): number =>
  LARGEST_UPLOAD[isImageType(contentType) ? 'photo' : purpose];

export const isImageType = (type: string): type is ImageType => Object.hasOwn(imageTypes, type);

/** What a person reads for a media type. */
export const fileTypeLabel = (type: string): string =>
  ({ ...imageTypes, ...documentTypes })[type as ImageType | DocumentType]?.label ?? 'File'; // undefined is read where it is neither

/** The most photos, and the most documents, that one feature may have. */
export const MOST_FILES = 12;
export const CAPTION_CHARACTERS = 200;

/** The type that a name's ending stands for; undefined for one that is not taken. Some browsers know no type for some documents. */
export function typeOfName(name: string): string | undefined {
  const ending = /\.[^.]+$/u.exec(name.toLowerCase())?.[0] ?? '';
  return Object.entries({ ...documentTypes, ...imageTypes }).find(([, { endings }]) =>
    isOneOf(endings, ending),
  )?.[0];
}
