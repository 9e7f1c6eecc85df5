import type { RecordRow } from '@tussock/contract';
import type { Values } from '@tussock/sync';
import type { Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';

/** Something of a plan that writes are about: said once, beside its store. */
export interface Entity<Row> {
  /** What the log calls it; for what is of the record, its name there. */
  readonly nameOf: (row: Row) => string;
  readonly idOf: (row: Row) => string;
  /** Left out for what has no version: whoever writes it last is right. */
  readonly versionOf?: (row: Row) => number;
  /** Asked with ids in small letters only, unless `hasOwnIds` says that its ids are no UUIDs. */
  readonly find: (trx: Transaction<DB>, planId: string, id: string) => Promise<Row | undefined>;
  readonly hasOwnIds?: true;
  /** What the log keeps of it: whole, so that any state can be brought back. */
  readonly logged: (row: Row) => unknown;
  /** What somebody is shown whose version is no longer the newest. */
  readonly present: (row: Row) => unknown;
  /** How it stands in the plan's record; left out for what is not of it. */
  readonly recorded?: (row: Row) => Recorded;
}

/** Something as it stands in a plan's record. Nothing in it may change but by a write of the plan: nobody would be told. */
export interface Recorded {
  /** Where the record knows it by another id than the log. */
  readonly id?: string;
  readonly version: number;
  readonly kindVersion?: number;
  readonly values: Values;
  readonly made: Values;
}

/** An entity of the record. */
export type RecordedEntity<Row> = Entity<Row> & { readonly recorded: (row: Row) => Recorded };

/** A thing of the record as it goes over the wire. */
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
