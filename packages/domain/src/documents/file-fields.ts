import { checkFields } from '../codecs/field-checks.ts';
import type { CheckedFields, FieldRefusal } from '../codecs/field-codec.ts';
import type { AttributesOf, Fields } from '../kind/field.ts';
import { fileRefusals } from '../wording/file-refusals.ts';
import { foldForSearch } from '../wording/fold-search.ts';
import { CAPTION_CHARACTERS } from '../files/file-rules.ts';
import { documentWords } from './document-words.ts';
import { FOLDER_CHARACTERS, FOLDER_DEPTH, readFolder } from './folders.ts';

export const FILE_NAME_CHARACTERS = 200;
/** The most tags of one file, and the longest of them in characters. */
export const MOST_TAGS = 10;
export const TAG_CHARACTERS = 30;

/** What people write of a file. Its folder and its tags are beside these (`fileLinks`). */
export const fileFields = {
  name: { type: 'text', label: 'Name', maxLength: FILE_NAME_CHARACTERS, required: true },
  caption: { type: 'text', label: 'Caption', maxLength: CAPTION_CHARACTERS },
  expiresOn: { type: 'date', label: 'Expires on' },
} as const satisfies Fields;

/** Values of a file beside its fields: 'Consents/Water' and the words it is found by. */
export const fileLinks = { folder: 'Folder', tags: 'Tags' } as const;

/** The longest path of a folder. */
const PATH_CHARACTERS = FOLDER_DEPTH * (FOLDER_CHARACTERS + 1);

/** A file as a form of it holds it: its folder as a path, its tags as words with commas between. */
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

/** A file as the record of its plan holds it. What lies in no folder has none. */
export type FileValues = AttributesOf<typeof fileFields> & {
  readonly folder?: string;
  readonly tags?: readonly string[];
};

type Values = Readonly<Record<string, unknown>>;
export type CheckedFile =
  | { readonly ok: true; readonly values: FileValues }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };

/** Tags as they are stored: each once, whatever its capitals and macrons. Undefined for what are no tags. */
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

/** Checks what is written of a file: the one check of the form and of the server. */
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

/** What a form of a file starts from. */
export const formOfFile = ({ tags, ...values }: Values): Values => ({
  ...values,
  tags: readTags(tags ?? [])?.join(TAG_BREAK) ?? '',
});

/** What a form of a file says, as the file's own values. */
export const fileOfForm = ({ tags = '', ...values }: Values): Values => ({
  ...values,
  tags: String(tags).split(TAG_BREAK.trim()),
});

/** Checks what a form of a file says; what is right comes back as the form holds it. */
export function checkFileForm(values: Values): CheckedFields {
  const checked = checkFile(fileOfForm(values));
  return checked.ok ? { ok: true, attributes: formOfFile(checked.values) } : checked;
}
