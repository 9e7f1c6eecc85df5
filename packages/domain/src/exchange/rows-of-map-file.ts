import type { Geometry } from '@tussock/geometry';
import { readCellText } from '../codecs/cell-text.ts';
import type { FeatureNames } from '../codecs/field-codec.ts';
import type { AnyKind } from '../derive/any-kind.ts';
import type { Field } from '../kind/field.ts';
import type { MapCell, MapRow } from '../map-files/read-map-file.ts';
import { matchColumns } from './match-columns.ts';
import { shapeForKind } from './shape-for-kind.ts';
import { shortColumnNames } from './short-column-names.ts';

/** What each column of a file becomes, by its place: the key of a field, `ID_COLUMN`, or nothing. */
export type ColumnChoice = readonly (string | null)[];

/** Stands for the column that says which feature a row is about. */
export const ID_COLUMN = '_id';
/** The same in a GeoPackage, where the names of columns are those of a database. */
export const ID_COLUMN_OF_TABLES = 'tussock_id';

const LIKE_NAME = /^(?:name|label|title|paddock|paddock.?name|block|text|id|no|number)$/i;
const LIKE_ID = /^(?:_id|tussock_id|tussock id)$/i;

/** What GPX, KML and others call what somebody wrote about a place. */
const LIKE_NOTES = /^(?:desc|descr|description|cmt|comments?|remarks?)$/i;
/** Fields that every kind has, and what other people's files call them. */
const alike: readonly (readonly [string, RegExp])[] = [
  ['name', LIKE_NAME],
  ['notes', LIKE_NOTES],
];

/**
 * What the columns of a file become for a kind, as far as their names tell: by heading, label, key or what a shapefile makes of that. The
 * column that says of which kind a row is (`kindColumn`) is no field of it.
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

/** Lists of our own GeoJSON come as the JSON of a cell. */
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

/** A cell of a file as a form holds it. What cannot be read is handed on as it stands, for the check to refuse. */
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

/** A row of a file as it would become a feature, before it is held against the plan. */
export interface RowForKind {
  readonly line: number;
  readonly id: string;
  /** By key of the field, as a form holds them; only what a column was chosen for. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether it had no name and was called by its number: no one that stands is meant by that. */
  readonly isNameMadeUp: boolean;
  readonly shape: Geometry;
  readonly faults: readonly string[];
}

/** The rows of a file that have a place, as features of a kind. One without a name is called by its number. */
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
