import type { FeatureRefField, FilesField } from '../kind/field.ts';
import {
  accept,
  countOf,
  ID_SCHEMA,
  readParts,
  refuse,
  SEPARATOR,
  SEPARATORS,
  type FeatureNames,
  type FieldCodec,
} from './field-codec.ts';
import { isUuid } from './is-uuid.ts';

const MAX_REFERENCES = 500;

function spellFeature({ collection }: FeatureRefField, id: string, names: FeatureNames): string {
  const name = names.nameOf(collection, id);
  const isPlain = name !== undefined && name !== '' && name === name.trim() && !SEPARATORS.test(name);
  return isPlain && names.idsNamed(collection, name).join() === id ? name : id;
}

function findFeature({ collection }: FeatureRefField, text: string, names: FeatureNames): string {
  if (names.nameOf(collection, text.toLowerCase()) !== undefined) return text.toLowerCase();
  const ids = names.idsNamed(collection, text);
  return ids.length === 1 ? (ids[0] ?? text) : text;
}

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string' && isUuid(id));

/** Codec of references to features of the plan. */
export const featureRefCodec: FieldCodec<FeatureRefField, readonly string[]> = {
  check: (field, value, at) =>
    isIds(value) && value.length <= (field.most ?? MAX_REFERENCES)
      ? accept([...new Set(value)])
      : refuse(at, `Choose ${field.label.toLowerCase()} from the plan`),
  blank: [],
  write: (field, value, names) => value.map((id) => spellFeature(field, id, names)).join(SEPARATOR),
  read: (field, cell, names) => readParts(cell, (part) => findFeature(field, part, names)),
  view: ({ noun }, value) => ({ text: countOf(value.length, noun), featureIds: value }),
  schema: ({ most }) => ({
    type: 'array',
    items: ID_SCHEMA,
    ...(most === undefined ? {} : { maxItems: most }),
  }),
};

const nouns = { photos: 'photo', documents: 'document' } as const;

/** Codec of files of the plan. */
export const filesCodec: FieldCodec<FilesField, readonly string[]> = {
  check(field, value, at) {
    if (!isIds(value)) return refuse(at, `${field.label} must be files of this plan`);
    // The order is the person's: the first photo is the one that stands for the rest.
    const ids = [...new Set(value.map((id) => id.toLowerCase()))];
    return ids.length > field.maxFiles
      ? refuse(at, `${field.label} must be ${field.maxFiles} or fewer; there are ${ids.length}`)
      : accept(ids);
  },
  blank: [],
  write: (_field, value) => value.join(SEPARATOR),
  read: (_field, cell) => readParts(cell, (part) => part.toLowerCase()),
  listed: (_field, value) => String(value.length),
  order: (_field, value) => value.length,
  view: ({ type }, value) => ({ text: countOf(value.length, nouns[type]), fileIds: value }),
  schema: ({ maxFiles }) => ({ type: 'array', items: ID_SCHEMA, maxItems: maxFiles }),
  opensForm: true,
};
