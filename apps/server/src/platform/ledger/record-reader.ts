import type { RecordRow } from '@tussock/contract';
import type { EntityId } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';
import { recordRowOf, type RecordedEntity } from './entity.ts';

/** A record row as JSON text. */
export interface RecordLine {
  readonly id: string;
  readonly text: string;
}

type LoggedRow = Pick<RecordRow, 'values' | 'made' | 'kindVersion'>;

/** Reads a capability's part of a plan's record, in a transaction that sees one revision. */
export interface RecordReader {
  readonly entities: readonly EntityId[];
  readonly read: (trx: Transaction<DB>, planId: string) => Promise<readonly RecordLine[]>;
  /** Converts a logged entry into the record row of that time. */
  readonly fromLog: (entity: string, logged: unknown) => LoggedRow | Promise<LoggedRow>;
  /** Finds rows that were deleted since a time and can be restored; left out where nothing can be. */
  readonly findDeleted?: (trx: Transaction<DB>, planId: string, since: Date) => Promise<readonly RecordRow[]>;
}

/** Writes a record row as JSON text. */
export const recordLine = <Row>(entity: RecordedEntity<Row>, row: Row): RecordLine => {
  const told = recordRowOf(entity, row);
  return { id: told.id, text: JSON.stringify(told) };
};

/** Joins record rows into the text of one list, which is cheap to pass to another process. */
export const listOfLines = (lines: readonly RecordLine[]): string =>
  `[${lines.map(({ text }) => text).join(',')}]`;
