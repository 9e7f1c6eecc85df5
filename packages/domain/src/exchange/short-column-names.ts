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
