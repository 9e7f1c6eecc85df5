import { isUuid } from '@tussock/domain';

/** What the address of the records asks for. */
export interface RecordsSearch {
  /** The record that was just added. */
  readonly added?: string;
}

/** Which record the address marks as just added. */
export function readRecordsSearch({ added }: Readonly<Record<string, unknown>>): RecordsSearch {
  return typeof added === 'string' && isUuid(added) ? { added: added.toLowerCase() } : {};
}
