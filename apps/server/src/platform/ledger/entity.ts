import type { RecordRow } from '@tussock/contract';
import type { Values } from '@tussock/sync';
import type { Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';

/** Describes a kind of thing in a plan that writes can target; declared once, beside its store. */
export interface Entity<Row> {
  /** Name of the entity in the log; for an entity of the record, its name there. */
  readonly nameOf: (row: Row) => string;
  readonly idOf: (row: Row) => string;
  /** Version of the row. Left out for entities without versions, where the last write wins. */
  readonly versionOf?: (row: Row) => number;
  /** Finds a row by its id. UUIDs are passed in lower case; ids are passed unchanged where `hasOwnIds` says that they are no UUIDs. */
  readonly find: (trx: Transaction<DB>, planId: string, id: string) => Promise<Row | undefined>;
  readonly hasOwnIds?: true;
  /** The content stored in the log: complete, so that any former state can be restored. */
  readonly logged: (row: Row) => unknown;
  /** The present state as it is sent to a caller whose version is stale. */
  readonly present: (row: Row) => unknown;
  /** The row in the plan's record; left out for an entity outside of the record. */
  readonly recorded?: (row: Row) => Recorded;
}

/** The content of a row in a plan's record. All of it may change only through a write of the plan, since clients are notified of nothing else. */
export interface Recorded {
  /** The id in the record, where it differs from the id in the log. */
  readonly id?: string;
  readonly version: number;
  readonly kindVersion?: number;
  readonly values: Values;
  readonly made: Values;
}

/** An entity that is part of the record. */
export type RecordedEntity<Row> = Entity<Row> & { readonly recorded: (row: Row) => Recorded };

/** Formats an entity's row as a record row for the wire. */
export function recordRowOf<Row>(entity: RecordedEntity<Row>, row: Row): RecordRow {
  const { id = entity.idOf(row), version, kindVersion, values, made } = entity.recorded(row);
  return {
    id,
    entity: entity.nameOf(row),
    version,
    ...(kindVersion === undefined ? {} : { kindVersion }),
    values,
    made,
  };
}
