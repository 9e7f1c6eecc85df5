import { checkFields } from '../codecs/field-checks.ts';
import type { CheckedFields, FieldRefusal } from '../codecs/field-codec.ts';
import type { AttributesOf, Fields } from '../kind/field.ts';
import { fileRefusals } from '../wording/file-refusals.ts';
import { foldForSearch } from '../wording/fold-search.ts';
import { CAPTION_CHARACTERS } from '../files/file-rules.ts';
import { documentWords } from './document-words.ts';
import { FOLDER_CHARACTERS, FOLDER_DEPTH, readFolder } from './folders.ts';

export const FILE_NAME_CHARACTERS = 200;
/** Maximum number of tags of one file, and maximum length of a tag in characters. */
export const MOST_TAGS = 10;
export const TAG_CHARACTERS = 30;

/** Fields that people fill in for a file. Its folder and tags are in `fileLinks`. */
export const fileFields = {
  name: { type: 'text', label: 'Name', maxLength: FILE_NAME_CHARACTERS, required: true },
  caption: { type: 'text', label: 'Caption', maxLength: CAPTION_CHARACTERS },
  expiresOn: { type: 'date', label: 'Expires on' },
} as const satisfies Fields;

/** Values of a file besides its fields: its folder, such as 'Consents/Water', and its tags for searching. */
export const fileLinks = { folder: 'Folder', tags: 'Tags' } as const;

/** Maximum length of a folder's path. */
const PATH_CHARACTERS = FOLDER_DEPTH * (FOLDER_CHARACTERS + 1);

/** Fields of a file's form: its folder as a path, its tags as text separated by commas. */
export const fileFormFields = {
  name: fileFields.name,
  folder: {
    type: 'text',
    label: fileLinks.folder,
    maxLength: PATH_CHARACTERS,
    help: documentWords.folderHelp,
  },
  tags: {
    type: 'text',
    label: fileLinks.tags,
    maxLength: MOST_TAGS * (TAG_CHARACTERS + 2),
    help: documentWords.tagsHelp,
  },
  expiresOn: { ...fileFields.expiresOn, help: documentWords.expiresHelp },
  caption: { ...fileFields.caption, label: 'What it is' },
} as const satisfies Fields;

/** Values of a file in the record of its plan. A file in no folder has no `folder`. */
export type FileValues = AttributesOf<typeof fileFields> & {
  readonly folder?: string;
  readonly tags?: readonly string[];
};

type Values = Readonly<Record<string, unknown>>;
export type CheckedFile =
  | { readonly ok: true; readonly values: FileValues }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };

/** Reads tags in their stored form, without duplicates that differ only in capitals or macrons. Undefined for an invalid value. */
export function readTags(tags: unknown): readonly string[] | undefined {
  if (!Array.isArray(tags)) return undefined;
  const read = new Map<string, string>();
  for (const tag of tags as readonly unknown[]) {
    // narrowed from any
    if (typeof tag !== 'string') return undefined;
    const text = tag.replaceAll(/[\s,]+/gu, ' ').trim();
    if (text.length > TAG_CHARACTERS || /[\p{Cc}\p{Cs}]/u.test(text)) return undefined;
    if (text !== '' && !read.has(foldForSearch(text))) read.set(foldForSearch(text), text);
  }
  return read.size > MOST_TAGS ? undefined : [...read.values()];
}

/** Validates the values of a file. The form and the server use this same check. */
export function checkFile({ folder = '', tags = [], ...written }: Values): CheckedFile {
  const checked = checkFields(fileFields, written);
  const path = readFolder(folder);
  const words = readTags(tags);
  const refusals = [
    ...(checked.ok ? [] : checked.refusals),
    ...(path === undefined ? [{ field: 'folder', message: fileRefusals.folder }] : []),
    ...(words === undefined ? [{ field: 'tags', message: fileRefusals.tags }] : []),
  ];
  if (!checked.ok || path === undefined || words === undefined) return { ok: false, refusals };
  const values = {
    ...(checked.attributes as AttributesOf<typeof fileFields>), // checked against these very fields
    ...(path === '' ? {} : { folder: path }),
    ...(words.length === 0 ? {} : { tags: words }),
  };
  return { ok: true, values };
}

const TAG_BREAK = ', ';

/** Converts a file's values to form values. */
export const formOfFile = ({ tags, ...values }: Values): Values => ({
  ...values,
  tags: readTags(tags ?? [])?.join(TAG_BREAK) ?? '',
});

/** Converts form values to a file's values. */
export const fileOfForm = ({ tags = '', ...values }: Values): Values => ({
  ...values,
  tags: String(tags).split(TAG_BREAK.trim()),
});

/** Validates the form values of a file; valid ones are returned as form values. */
export function checkFileForm(values: Values): CheckedFields {
  const checked = checkFile(fileOfForm(values));
  return checked.ok ? { ok: true, attributes: formOfFile(checked.values) } : checked;
}
