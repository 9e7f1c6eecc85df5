import { isUuid } from '@tussock/domain';

/** What the address of the records asks for. */
export interface RecordsSearch {
  /** The record that was just added, or the feature in whose log it is. */
  readonly added?: string;
  /** Position in that log. */
  readonly row?: number;
}

/** Which record the address marks as just added. */
export function readRecordsSearch({ added, row }: Readonly<Record<string, unknown>>): RecordsSearch {
  if (typeof added !== 'string' || !isUuid(added)) return {};
  return {
    added: added.toLowerCase(),
    ...(Number.isSafeInteger(Number(row ?? NaN)) ? { row: Number(row) } : {}),
  };
}
