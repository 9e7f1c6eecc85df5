import type { AnyKind } from '../derive/any-kind.ts';
import { featureColumns } from '../derive/columns.ts';

/** Maximum length of a column's name in a shapefile's table. */
const LONGEST = 10;

/** Assigns each column of a kind, by key, a unique name of at most ten letters, ignoring capitals. */
export function shortColumnNames(kind: AnyKind): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const { key } of featureColumns(kind)) {
    const bare = key.replace(/^figure:/, '').replaceAll(/\W/g, '');
    let name = bare.slice(0, LONGEST);
    for (let number = 2; taken.has(name.toLowerCase()); number++)
      name = `${bare.slice(0, LONGEST - String(number).length)}${number}`;
    taken.add(name.toLowerCase());
    names.set(key, name);
  }
  return names;
}

const continuedName = (name: string, number: number): string => {
  const end = `_${number}`;
  return `${name.slice(0, LONGEST - end.length)}${end}`;
};

/** Name for a column that continues text too long for `name`; different from all of `taken`, ignoring capitals. */
export function continuedColumnName(name: string, taken: readonly string[]): string {
  const others = new Set(taken.map((other) => other.toLowerCase()));
  let number = 2;
  while (others.has(continuedName(name, number).toLowerCase())) number++;
  return continuedName(name, number);
}

const continues = (column: string, name: string): boolean => {
  const number = Number(/_(\d+)$/.exec(column)?.[1]);
  return number >= 2 && column === continuedName(name, number);
};

/**
 * Reads the columns of a shapefile that this product wrote, by index: the key of a column of the kind, null for one that continues the
 * previous column, undefined for any other. A short name of one column may be the key or label of another.
 */
export function readShortNames(
  kind: AnyKind,
  columns: readonly string[],
): readonly (string | null | undefined)[] {
  const keys = new Map([...shortColumnNames(kind)].map(([key, name]) => [name.toLowerCase(), key]));
  let before = '';
  return columns.map((column) => {
    const name = column.trim().toLowerCase();
    const key = keys.get(name);
    if (key === undefined && before !== '' && continues(name, before)) return null;
    before = key === undefined ? '' : name;
    return key;
  });
}
