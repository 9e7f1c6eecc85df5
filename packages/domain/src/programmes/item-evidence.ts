import { nameOfRow, type StateRow } from '../life/record-differences.ts';
import { sayValue } from '../record/changed-values.ts';
import { findEntity } from '../record/entities.ts';
import type { ChecklistItem } from './checklist.ts';

/** What a version says about an item of a checklist: one thing of the record, and its values as text. */
export interface ItemEvidence {
  readonly id: string;
  readonly entity: string;
  /** Singular name of the entity. */
  readonly sort: string;
  readonly name: string;
  readonly values: readonly { readonly label: string; readonly text: string }[];
  /** Photos and documents of the plan that it refers to. */
  readonly fileIds: readonly string[];
}

const FILE_KEYS = ['photos', 'documents', 'files'] as const;

const idsIn = (row: StateRow): readonly string[] =>
  FILE_KEYS.flatMap((key) => (Array.isArray(row.values[key]) ? (row.values[key] as readonly string[]) : [])); // ids, by their declarations

function saidBy(row: StateRow, keys: readonly string[], evidence: readonly StateRow[]): ItemEvidence | null {
  const entity = findEntity(row.entity);
  if (!entity) return null;
  const { fields, names } = entity;
  const shown = keys.length > 0 ? keys : Object.keys(fields);
  return {
    id: row.id,
    entity: row.entity,
    sort: names.singular,
    name: nameOfRow(row),
    values: shown.flatMap((key) => {
      const field = fields[key];
      const text = field && FILE_KEYS.every((one) => one !== key) ? sayValue(field, row.values[key]) : null;
      return field && text !== null ? [{ label: field.label, text }] : [];
    }),
    fileIds: [...new Set([row, ...evidence].flatMap(idsIn))],
  };
}

/** Groups the names of declarations by entity: 'entity.key', or the entity alone. */
function keysByEntity(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, readonly string[]>();
  for (const name of names) {
    const [entity = '', key] = name.split('.');
    keys.set(entity, [...(keys.get(entity) ?? []), ...(key === undefined ? [] : [key])]);
  }
  return keys;
}

/** Lists what a version says about an item of a checklist, thing by thing. */
export function findItemEvidence(item: ChecklistItem, rows: readonly StateRow[]): readonly ItemEvidence[] {
  const evidenceOf = (id: string): readonly StateRow[] =>
    rows.filter(({ entity, values }) => entity === 'evidence' && values['actionId'] === id);
  const { actionId } = item;
  if (actionId !== undefined)
    return rows
      .filter(({ id }) => id === actionId)
      .flatMap((row) => saidBy(row, [], evidenceOf(row.id)) ?? []);
  const wanted = keysByEntity(item.names);
  return rows.flatMap((row) => {
    const keys = wanted.get(row.entity);
    return keys === undefined ? [] : (saidBy(row, keys, evidenceOf(row.id)) ?? []);
  });
}
