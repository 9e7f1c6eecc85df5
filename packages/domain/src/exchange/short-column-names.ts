import type { AnyKind } from '../derive/any-kind.ts';
import { featureColumns } from '../derive/columns.ts';

/** The tables of shapefiles name a column by so many letters. */
const LONGEST = 10;

/** A name of ten letters for each column of a kind, by its key: each once, whatever the capitals. */
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

/** A name for a column that takes what was too long for `name`, which none of `taken` bears, whatever the capitals. */
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
 * What the columns of a shapefile that was written here are, by their place: the key of a column of the kind, null of what continues the
 * column before it, undefined of any other. A name that is short for one column may be the key or the label of another.
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
