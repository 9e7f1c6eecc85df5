import { isSame, type Values } from './is-same.ts';
import { mergeIds } from './merge-ids.ts';
import { isRows, mergeKeyedRows, mergeRows } from './merge-rows.ts';

/** Edit of values: `base` has the values the author saw when writing `set`. */
export interface ValueEdit {
  readonly set: Values;
  readonly base: Values;
}

/** Merge rules for values that are lists. */
export interface Merging {
  /** Keys of values that are lists of ids. */
  readonly idLists: readonly string[];
  /** For values that are lists of rows: the key whose value is unique among the rows. */
  readonly rowKeys?: Readonly<Record<string, string>>;
}

export interface Merged {
  /** Merged values when both sides are kept; removed values are left out. */
  readonly values: Values;
  /** Keys that both sides changed to different values. */
  readonly clashes: readonly string[];
}

/**
 * Merges an edit with the current values. A value that nobody else changed is written; one that others set to the same value is left; a
 * list of ids keeps what either side added and loses what either removed; a list of rows merges changes of different rows. Any other value
 * that both changed is a conflict, and keeps its current value. Server and browser both call this, so that they agree.
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

/** Merges two lists of rows; undefined when these are no rows, or a person must decide. */
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

/** Values that differ, as they are after; null for one that was removed. Undefined when nothing differs. */
export function differenceOf(before: Values, after: Values): Values | undefined {
  const keys = Object.keys({ ...before, ...after }).filter((key) => !isSame(before[key], after[key]));
  return keys.length === 0 ? undefined : Object.fromEntries(keys.map((key) => [key, after[key] ?? null]));
}

/** Applies a difference to values. */
export function withDifference(values: Values, difference: Values | undefined): Values {
  const after: Record<string, unknown> = { ...values };
  for (const [key, value] of Object.entries(difference ?? {})) write(after, key, value);
  return after;
}
