import { isThere } from '../derive/is-removed.ts';

/** Row of a plan's record: an entity with its values, and what the server computed of it. */
export interface RecordRowValues {
  readonly entity: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly made: Readonly<Record<string, unknown>>;
}

export type RecordValues = RecordRowValues['values'];

/** Record of a plan, by entity; features that are planned or removed are no fact. */
export interface PlanRecord {
  /** Values of the existing features or rows of entities. */
  readonly of: (...entities: readonly string[]) => readonly RecordValues[];
  readonly rows: readonly RecordRowValues[];
}

/** Rows of a list among values; empty when there are none. */
export const listIn = (values: RecordValues, key: string): readonly RecordValues[] => {
  const list = values[key];
  return Array.isArray(list) ? (list as readonly RecordValues[]) : []; // rows of a declared list
};

/** Indexes the rows of a plan's record by entity. */
export function planRecord(rows: readonly RecordRowValues[]): PlanRecord {
  const byEntity = new Map<string, RecordValues[]>();
  for (const { entity, values } of rows)
    if (isThere(values)) byEntity.set(entity, [...(byEntity.get(entity) ?? []), values]);
  return { rows, of: (...entities) => entities.flatMap((entity) => byEntity.get(entity) ?? []) };
}
