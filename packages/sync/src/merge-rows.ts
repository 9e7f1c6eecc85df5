import { isSame } from './is-same.ts';
import { mergeIds } from './merge-ids.ts';

type Row = Readonly<Record<string, unknown>>;
type Rows = readonly Row[];

interface Sides<Of> {
  readonly theirs: Of;
  readonly seen: Of;
  readonly mine: Of;
}

/** Changes that one side made to the rows it saw. */
interface RowEdits {
  /** For each seen row, the row that replaced it; undefined when it was removed. */
  readonly after: readonly (Row | undefined)[];
  /** Rows inserted before each seen row; the last entry is inserted at the end. */
  readonly added: readonly Rows[];
}

/** Whether a value is a list of rows: consents, leases, risks of a unit. An empty list is one as well. */
export const isRows = (value: unknown): value is Rows =>
  Array.isArray(value) &&
  value.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row));

/**
 * Both sides' rows in one list: each side's changed, new and removed rows, where they are not of the same row. Undefined when both changed
 * one row, each to something else, or one took out what the other changed: that is for a person to say. Rows have no ids; those that are
 * the same stand for each other, and what is between them is taken in order.
 */
export function mergeRows({ theirs, seen, mine }: Sides<Rows>): Rows | undefined {
  const [left, right] = [editsOf(seen, theirs), editsOf(seen, mine)];
  const merged: Row[] = [];
  for (let place = 0; place <= seen.length; place++) {
    const added = left.added[place] ?? [];
    merged.push(
      ...added,
      ...(right.added[place] ?? []).filter((row) => !added.some((one) => isSame(one, row))),
    );
    if (place === seen.length) break;
    const [row, their, my] = [seen[place], left.after[place], right.after[place]];
    if (!isSame(their, row) && !isSame(my, row) && !isSame(their, my)) return undefined;
    const standing = isSame(my, row) ? their : my;
    if (standing) merged.push(standing);
  }
  return merged;
}

/**
 * The same of rows that a value tells apart, of which a list has no two: each side's row of one value is the same row, also where both put
 * it in. Of a row that both changed, what differs is taken value by value, and lists of words as what either added. Undefined as above.
 */
export function mergeKeyedRows({ theirs, seen, mine }: Sides<Rows>, key: string): Rows | undefined {
  const [their, was, my] = [theirs, seen, mine].map((rows) => new Map(rows.map((row) => [row[key], row])));
  const merged: Row[] = [];
  for (const name of new Set([...theirs, ...mine].map((row) => row[key]))) {
    const one = mergeRow({ theirs: their?.get(name), seen: was?.get(name), mine: my?.get(name) });
    if (one === 'asked') return undefined;
    if (one) merged.push(one);
  }
  return merged;
}

function mergeRow({ theirs, seen, mine }: Sides<Row | undefined>): Row | undefined | 'asked' {
  if (isSame(theirs, seen) || isSame(theirs, mine)) return mine;
  if (isSame(mine, seen)) return theirs;
  if (!theirs || !mine) return 'asked';
  const entries = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map(
    (name) => [name, mergeCell({ theirs: theirs[name], seen: seen?.[name], mine: mine[name] })] as const,
  );
  if (entries.some(([, cell]) => cell === 'asked')) return 'asked';
  return Object.fromEntries(entries.flatMap(([name, cell]) => (isCell(cell) ? [[name, cell.value]] : [])));
}

type Cell = { readonly value: unknown } | 'none' | 'asked';
const isCell = (cell: Cell): cell is { readonly value: unknown } => typeof cell === 'object';
const cellOf = (value: unknown): Cell => (value === undefined || value === null ? 'none' : { value });
const areWords = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

function mergeCell({ theirs, seen, mine }: Sides<unknown>): Cell {
  if (isSame(theirs, seen) || isSame(theirs, mine)) return cellOf(mine);
  if (isSame(mine, seen)) return cellOf(theirs);
  return [theirs, seen, mine].every(areWords) ? { value: mergeIds({ theirs, seen, mine }) } : 'asked';
}

function editsOf(seen: Rows, now: Rows): RowEdits {
  const pairs = [...pairsOf(seen, now), { before: seen.length, after: now.length }];
  const after: (Row | undefined)[] = [];
  const added: Rows[] = [];
  let [from, to] = [0, 0];
  for (const pair of pairs) {
    // Between two rows that stayed: changed rows stand in their order, what is left over is new, or gone.
    for (; from < pair.before; from++) after[from] = to < pair.after ? now[to++] : undefined;
    added[pair.before] = now.slice(to, pair.after);
    if (pair.before < seen.length) after[pair.before] = now[pair.after];
    [from, to] = [pair.before + 1, pair.after + 1];
  }
  return { after, added };
}

/** Rows that stayed as they were, in order: the longest common run of both lists. */
function pairsOf(seen: Rows, now: Rows): readonly { readonly before: number; readonly after: number }[] {
  const lengths = Array.from({ length: seen.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  );
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = seen.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      (lengths[i] as number[])[j] = isSame(seen[i], now[j]) // a row for each i, as made above
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: { before: number; after: number }[] = [];
  for (let i = 0, j = 0; i < seen.length && j < now.length;) {
    if (isSame(seen[i], now[j])) pairs.push({ before: i++, after: j++ });
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
