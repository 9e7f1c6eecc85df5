import type { Geometry } from '@tussock/geometry';
import { readCellText } from '../codecs/cell-text.ts';
import type { FeatureNames } from '../codecs/field-codec.ts';
import type { AnyKind } from '../derive/any-kind.ts';
import type { Field } from '../kind/field.ts';
import type { MapCell, MapRow } from '../map-files/read-map-file.ts';
import { matchColumns } from './match-columns.ts';
import { shapeForKind } from './shape-for-kind.ts';
import { shortColumnNames } from './short-column-names.ts';

/** Chosen use of each column by index: the key of a field, `ID_COLUMN`, or null to ignore it. */
export type ColumnChoice = readonly (string | null)[];

/** Use of the column with the id of an existing feature. */
export const ID_COLUMN = '_id';
/** Id column in a GeoPackage, which uses database column names. */
export const ID_COLUMN_OF_TABLES = 'tussock_id';

const LIKE_NAME = /^(?:name|label|title|paddock|paddock.?name|block|text|id|no|number)$/i;
const LIKE_ID = /^(?:_id|tussock_id|tussock id)$/i;

/** Matches the names of notes in GPX, KML and other formats. */
const LIKE_NOTES = /^(?:desc|descr|description|cmt|comments?|remarks?)$/i;
/** Fields of every kind, with their names in other programs' files. */
const alike: readonly (readonly [string, RegExp])[] = [
  ['name', LIKE_NAME],
  ['notes', LIKE_NOTES],
];

/**
 * Proposes the use of a file's columns for a kind by their names: heading, label, key or the form a shapefile gives it. The column that
 * names the kind (`kindColumn`) is ignored.
 */
export function proposeColumns(
  kind: AnyKind,
  columns: readonly string[],
  kindColumn: number | null = null,
): ColumnChoice {
  const { uses } = matchColumns(kind, columns);
  const short = new Map([...shortColumnNames(kind)].map(([key, name]) => [name.toLowerCase(), key]));
  const taken = new Set<string>();
  const take = (key: string | undefined): string | null => {
    if (key === undefined || taken.has(key)) return null;
    taken.add(key);
    return key;
  };
  const become = (column: string, index: number): string | null => {
    if (index === kindColumn) return null;
    const use = uses[index];
    if (LIKE_ID.test(column.trim()) || use?.use === 'id') return take(ID_COLUMN);
    return take(use?.use === 'field' ? use.column.key : short.get(column.trim().toLowerCase()));
  };
  // Where a file holds several kinds, the key of one's field may be the label of another's: what bears a field's own key comes first.
  const isKey = (column: string): boolean => Object.hasOwn(kind.fields, column.trim());
  const byKey = columns.map((column, index) => (isKey(column) ? become(column, index) : null));
  const known = columns.map((column, index) =>
    isKey(column) ? (byKey[index] ?? null) : become(column, index),
  );
  return alike.reduce<ColumnChoice>((choice, [key, isLike]) => {
    if (taken.has(key) || !kind.fields[key]) return choice;
    const found = columns.findIndex(
      (column, index) => choice[index] === null && index !== kindColumn && isLike.test(column.trim()),
    );
    return choice.map((before, index) => (index === found ? key : before));
  }, known);
}

/** Parses a list in a cell: our GeoJSON exports lists as JSON text. */
function listIn(cell: string): unknown {
  if (!/^\s*\[/.test(cell)) return undefined;
  try {
    const value: unknown = JSON.parse(cell);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const HOLDS_LIST: ReadonlySet<Field['type']> = new Set([
  'multiEnum',
  'featureRef',
  'photos',
  'documents',
  'list',
]);

/** Reads a cell as a form value. Unreadable text is returned unchanged, for the check to refuse. */
function valueOfCell(field: Field, cell: MapCell, names: FeatureNames): unknown {
  if (cell === null) return '';
  if (typeof cell === 'boolean')
    return field.type === 'boolean' ? cell : readCellText(field, cell ? 'yes' : 'no', names);
  if (typeof cell === 'number')
    return field.type === 'number' || field.type === 'integer'
      ? cell
      : readCellText(field, String(cell), names);
  const list = HOLDS_LIST.has(field.type) ? listIn(cell) : undefined;
  return list ?? readCellText(field, cell, names);
}

/** Row of a file as a feature, before it is matched with the plan. */
export interface RowForKind {
  readonly line: number;
  readonly id: string;
  /** Form values by field key, only for chosen columns. */
  readonly values: Readonly<Record<string, unknown>>;
  /** True when it had no name and got its number as one, so it matches no existing feature. */
  readonly isNameMadeUp: boolean;
  readonly shape: Geometry;
  readonly faults: readonly string[];
}

/** Converts the rows of a file that have a shape to features of a kind. A row without a name is named by its number. */
export function rowsForKind(
  kind: AnyKind,
  table: { readonly rows: readonly MapRow[]; readonly choice: ColumnChoice },
  names: FeatureNames,
): readonly RowForKind[] {
  const { rows, choice } = table;
  return rows.flatMap(({ line, geometry, cells }): RowForKind[] => {
    if (!geometry) return [];
    const values: Record<string, unknown> = {};
    let id = '';
    for (const [index, key] of choice.entries()) {
      const cell = cells[index] ?? null;
      const field = key === null ? undefined : kind.fields[key];
      if (key === ID_COLUMN) id = String(cell ?? '');
      else if (key !== null && field) values[key] = valueOfCell(field, cell, names);
    }
    const { name } = values;
    const hasName = typeof name === 'string' ? name.trim() !== '' : name !== undefined;
    const isNameMadeUp = !hasName && kind.fields['name'] !== undefined;
    if (isNameMadeUp) values['name'] = `${kind.names.singular} ${line}`;
    return [{ line, id, values, isNameMadeUp, shape: shapeForKind(geometry, kind.shapes), faults: [] }];
  });
}
