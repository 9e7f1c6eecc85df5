import type { RecordRow } from '@tussock/contract';
import type { EntityId } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';
import { recordRowOf, type RecordedEntity } from './entity.ts';

/** A thing of the record as the JSON text of its row. */
export interface RecordLine {
  readonly id: string;
  readonly text: string;
}

type LoggedRow = Pick<RecordRow, 'values' | 'made' | 'kindVersion'>;

/** Reads what a capability keeps of a plan's record, in a transaction that sees one revision. */
export interface RecordReader {
  readonly entities: readonly EntityId[];
  readonly read: (trx: Transaction<DB>, planId: string) => Promise<readonly RecordLine[]>;
  /** How something stood in the record, from what the log keeps of it. */
  readonly fromLog: (entity: string, logged: unknown) => LoggedRow | Promise<LoggedRow>;
  /** What was deleted since a time and can be brought back; left out where nothing can be. */
  readonly findDeleted?: (trx: Transaction<DB>, planId: string, since: Date) => Promise<readonly RecordRow[]>;
}

/** A thing of the record, written out. */
export const recordLine = <Row>(entity: RecordedEntity<Row>, row: Row): RecordLine => {
  const told = recordRowOf(entity, row);
  return { id: told.id, text: JSON.stringify(told) };
};

/** Rows of a record as the text of one list, which costs little to pass on to another process. */
export const listOfLines = (lines: readonly RecordLine[]): string =>
  `[${lines.map(({ text }) => text).join(',')}]`;
