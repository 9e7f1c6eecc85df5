import {
  kindsByCollection,
  purposeOfField,
  type AnyKind,
  type Attributes,
  type FeatureRefField,
  type FieldRefusal,
  type Fields,
  type FilesField,
  type KindId,
} from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import { findKnownFileIds } from '../files/index.ts';
import { findFeatureByValue, findKnownIds, type FeatureContent, type FeatureRow } from './feature-store.ts';
import { attributesOfRow } from './present-feature.ts';

/** A feature as it will be written, and its former state where there is one. */
interface Pointing {
  readonly kind: AnyKind;
  readonly content: FeatureContent;
  readonly before: FeatureRow | null;
}

/**
 * Finds, for each of some features, the values with an invalid reference: every feature and file that a value newly references must be in the same
 * plan and of the right kind. Former references are not checked: their target may have been deleted since, and that must not stop somebody who moves
 * a corner now.
 */
export async function findLostReferences(
  trx: Transaction<DB>,
  planId: string,
  features: readonly Pointing[],
): Promise<readonly (readonly FieldRefusal[])[]> {
  const references = features.map(newReferencesOf);
  // One question for each collection, and for each purpose of files, however many rows there are.
  const wanted = new Map<string, { field: FeatureRefField | FilesField; ids: Set<string> }>();
  for (const { field, ids } of references.flat()) {
    const known = wanted.get(targetOf(field)) ?? { field, ids: new Set() };
    for (const id of ids) known.ids.add(id.toLowerCase());
    wanted.set(targetOf(field), known);
  }
  const found = new Map<string, ReadonlySet<string>>();
  for (const [target, { field, ids }] of wanted)
    found.set(target, await findTargets(trx, planId, field, [...ids]));
  return references.map((ofFeature) =>
    ofFeature
      .filter(({ field, ids }) => ids.some((id) => !found.get(targetOf(field))?.has(id.toLowerCase())))
      .map(({ at, field }) => ({ field: at, message: `${field.label} must be chosen from this plan` })),
  );
}

/** Groups the targets of a field: fields with the same key are checked together. */
const targetOf = (field: FeatureRefField | FilesField): string =>
  field.type === 'featureRef' ? `collection ${field.collection}` : field.type;

/** Finds which of the ids of a field exist in the plan and may be referenced. */
async function findTargets(
  trx: Transaction<DB>,
  planId: string,
  field: FeatureRefField | FilesField,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (field.type !== 'featureRef')
    return findKnownFileIds(trx, planId, { purpose: purposeOfField[field.type] }, ids);
  const kinds = kindsByCollection(field.collection).map((target): KindId => target.id);
  return findKnownIds(trx, planId, kinds, ids);
}

/** Finds why a value that must be unique among the features of its kind is not; null where it is. */
export async function findOther(
  trx: Transaction<DB>,
  planId: string,
  kind: AnyKind,
  { id, attributes }: { readonly id: string; readonly attributes: Attributes },
): Promise<FieldRefusal | null> {
  const { uniqueBy: field } = kind;
  const value = field === undefined ? undefined : attributes[field];
  if (field === undefined || typeof value !== 'string') return null;
  const other = await findFeatureByValue(trx, planId, { kind: kind.id, field, value, exceptId: id });
  if (!other) return null;
  const message = `There is another ${kind.names.inSentence} with this ${kind.fields[field]?.label.toLowerCase() ?? field} on the plan`;
  return { field, message };
}

interface Reference {
  /** Path of the ids, as refusals name it: `applications.2.paddockIds`. */
  readonly at: string;
  readonly field: FeatureRefField | FilesField;
  readonly ids: readonly string[];
}

/** The references of a feature that its former state did not have. */
function newReferencesOf({ kind, content, before }: Pointing): Reference[] {
  const all = referencesOf(kind.fields, content.attributes, '');
  if (!before) return all;
  const stood = new Set(referencesOf(kind.fields, attributesOfRow(before), '').flatMap(keysOf));
  return all.map((reference) => ({
    ...reference,
    ids: reference.ids.filter((_, index) => !stood.has(keysOf(reference)[index] ?? '')),
  }));
}

const keysOf = ({ field, ids }: Reference): readonly string[] =>
  ids.map((id) => `${targetOf(field)} ${id.toLowerCase()}`);

/** All references in a set of checked values, also in rows. */
function referencesOf(fields: Fields, attributes: Attributes, prefix: string): Reference[] {
  return Object.entries(fields).flatMap(([key, field]): Reference[] => {
    const value = attributes[key];
    if (value === undefined) return [];
    // Both were checked against the field before.
    if (field.type === 'featureRef' || field.type === 'photos' || field.type === 'documents')
      return [{ at: prefix + key, field, ids: value as readonly string[] }];
    if (field.type !== 'list') return [];
    return (value as readonly Attributes[]).flatMap((row, index) =>
      // a list field holds rows
      referencesOf(field.row, row, `${prefix}${key}.${index}.`),
    );
  });
}
