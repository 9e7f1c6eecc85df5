import { isSame, type Values } from './is-same.ts';
import { mergeIds } from './merge-ids.ts';
import { isRows, mergeKeyedRows, mergeRows } from './merge-rows.ts';

/** A change of values as somebody made it: `base` is what they saw where they wrote `set`. */
export interface ValueEdit {
  readonly set: Values;
  readonly base: Values;
}

/** How values of a thing are brought together that are more than one value. */
export interface Merging {
  /** Values that are lists of ids. */
  readonly idLists: readonly string[];
  /** Of values that are lists of rows, the value of a row that no other row of the list has. */
  readonly rowKeys?: Readonly<Record<string, string>>;
}

export interface Merged {
  /** What stands when both are kept; values that were taken away are left out. */
  readonly values: Values;
  /** Keys that both changed, each to something else. */
  readonly clashes: readonly string[];
}

/**
 * Brings an edit together with what stands now. A value that nobody else touched is written, one that others brought to the same is
 * left, a list of ids keeps what either added and loses what either took out, a list of rows each side's changes of different rows; anything else that both changed is a clash, and stays as it
 * stands. Called by server and browser alike, so that both are of one mind.
 */
export function mergeValues(standing: Values, { set, base }: ValueEdit, merging: Merging): Merged {
  const values: Record<string, unknown> = { ...standing };
  const clashes: string[] = [];
  for (const [key, mine] of Object.entries(set)) {
    const theirs = standing[key];
    const seen = base[key];
    if (isSame(theirs, seen)) write(values, key, mine);
    else if (isSame(theirs, mine)) continue;
    else if (merging.idLists.includes(key)) write(values, key, mergeIds({ theirs, seen, mine }));
    else {
      const rows = rowsOfBoth({ theirs, seen, mine }, merging.rowKeys?.[key]);
      if (rows) write(values, key, rows);
      else clashes.push(key);
    }
  }
  return { values, clashes };
}

interface Lists {
  readonly theirs: unknown;
  readonly seen: unknown;
  readonly mine: unknown;
}

/** The rows of both; undefined where these are no rows, or a person is to be asked. */
function rowsOfBoth({ theirs, seen, mine }: Lists, rowKey: string | undefined) {
  if (!isRows(theirs) || !isRows(seen) || !isRows(mine)) return undefined;
  return rowKey === undefined
    ? mergeRows({ theirs, seen, mine })
    : mergeKeyedRows({ theirs, seen, mine }, rowKey);
}

function write(values: Record<string, unknown>, key: string, value: unknown): void {
  if (value === null || value === undefined) delete values[key];
  else values[key] = value;
}

/** The values that differ, as they stand after; null where one is gone. Undefined when nothing differs. */
export function differenceOf(before: Values, after: Values): Values | undefined {
  const keys = Object.keys({ ...before, ...after }).filter((key) => !isSame(before[key], after[key]));
  return keys.length === 0 ? undefined : Object.fromEntries(keys.map((key) => [key, after[key] ?? null]));
}

/** Values with a difference laid over them. */
export function withDifference(values: Values, difference: Values | undefined): Values {
  const after: Record<string, unknown> = { ...values };
  for (const [key, value] of Object.entries(difference ?? {})) write(after, key, value);
  return after;
}
