import {
  distanceMetres,
  isPolygonal,
  type Geometry,
  type Position,
  type PolygonalGeometry,
} from '@tussock/geometry';
import { readCellText } from '../codecs/cell-text.ts';
import type { FeatureNames } from '../codecs/field-codec.ts';
import type { AnyKind } from '../derive/any-kind.ts';
import type { Field } from '../kind/field.ts';
import type { Shape } from '../kind/define-kind.ts';
import { CLOSED_WITHIN_METRES } from '../map-files/map-file-rules.ts';
import type { MapCell, MapRow } from '../map-files/read-map-file.ts';
import { matchColumns } from './match-columns.ts';
import { shortColumnNames } from './short-column-names.ts';

/** What each column of a file becomes, by its place: the key of a field, `ID_COLUMN`, or nothing. */
export type ColumnChoice = readonly (string | null)[];

/** Stands for the column that says which feature a row is about. */
export const ID_COLUMN = '_id';

const LIKE_NAME = /^(?:name|label|title|paddock|paddock.?name|block|text|id|no|number)$/i;
const LIKE_ID = /^(?:_id|tussock_id|tussock id)$/i;

/** What the columns of a file become for a kind, as far as their names tell: by heading, label, key or what a shapefile makes of that. */
export function proposeColumns(kind: AnyKind, columns: readonly string[]): ColumnChoice {
  const { uses } = matchColumns(kind, columns);
  const short = new Map([...shortColumnNames(kind)].map(([key, name]) => [name.toLowerCase(), key]));
  const taken = new Set<string>();
  const take = (key: string | undefined): string | null => {
    if (key === undefined || taken.has(key)) return null;
    taken.add(key);
    return key;
  };
  const become = (column: string, index: number): string | null => {
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
  if (taken.has('name')) return known;
  const named = columns.findIndex((column, index) => known[index] === null && LIKE_NAME.test(column.trim()));
  return known.map((key, index) => (index === named ? 'name' : key));
}

const isClosed = (line: readonly Position[]): boolean => {
  const [first, last] = [line[0], line.at(-1)];
  return line.length >= 4 && !!first && !!last && distanceMetres(first, last) <= CLOSED_WITHIN_METRES;
};
const ringOf = (line: readonly Position[]): readonly Position[] => {
  const [first, last] = [line[0], line.at(-1)];
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...line, first] : line;
};
const outlineOf = (area: PolygonalGeometry): Geometry => {
  const rings = area.type === 'Polygon' ? area.coordinates : area.coordinates.flat();
  const [only] = rings;
  return rings.length === 1 && only
    ? { type: 'LineString', coordinates: only }
    : { type: 'MultiLineString', coordinates: rings };
};

/**
 * A shape as a kind takes it: a line that comes back to where it began is an area where areas are wanted, and an area is its outline
 * where lines are. Anything else stays as it is, for the check to refuse.
 */
function shapeForKind(geometry: Geometry, shapes: readonly Shape[]): Geometry {
  if (isPolygonal(geometry))
    return shapes.includes('polygon') || !shapes.includes('line') ? geometry : outlineOf(geometry);
  if (shapes.includes('line') || !shapes.includes('polygon')) return geometry;
  if (geometry.type === 'LineString' && isClosed(geometry.coordinates))
    return { type: 'Polygon', coordinates: [ringOf(geometry.coordinates)] };
  if (geometry.type === 'MultiLineString' && geometry.coordinates.every(isClosed))
    return { type: 'MultiPolygon', coordinates: geometry.coordinates.map((line) => [ringOf(line)]) };
  return geometry;
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
    if (!hasName && kind.fields['name']) values['name'] = `${kind.names.singular} ${line}`;
    return [{ line, id, values, shape: shapeForKind(geometry, kind.shapes), faults: [] }];
  });
}
