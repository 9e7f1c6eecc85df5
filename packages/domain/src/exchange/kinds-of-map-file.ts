import { allKinds, type AnyKind } from '../derive/any-kind.ts';
import type { Shape } from '../kind/define-kind.ts';
import type { MapRow } from '../map-files/read-map-file.ts';
import { isTakenBy, shapeClassOf } from './shape-for-kind.ts';

/** Heading of the column with each row's kind, by name, in a file of several kinds. */
export const KIND_HEADER = 'kind';

/** Other columns that may name a row's kind: GPX has a type or a symbol, a drawing a layer. */
const SAYING: readonly string[] = [KIND_HEADER, 'type', 'sym', 'layer'];

/** Normalises a name to letters only, because old drawings write "WATER_TANKS". */
const squashed = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const named = new Map(
  allKinds.flatMap((kind) => [kind.names.singular, kind.names.plural].map((name) => [squashed(name), kind])),
);

/** Matches text around a table's name, and suffixes that formats append: "farm/Troughs.csv", "Paddocks areas". */
const BEFORE_NAME = /^.*(?:\/|: )/;
const ENDING = /\.\w{2,7}$/;
const SORT_OF_SHAPE = / (?:areas|lines|points)$/i;

/** Finds the kind that a table or layer is named after; undefined when there is none. */
export function kindOfTable(name: string): AnyKind | undefined {
  const own = name.replace(BEFORE_NAME, '').replace(ENDING, '');
  const bare = own.replace(SORT_OF_SHAPE, '');
  // Fence lines and critical source areas are called so without their sort of shape.
  return allKinds.find(({ id }) => id === bare) ?? named.get(squashed(own)) ?? named.get(squashed(bare));
}

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly MapRow[];
}

const kindIn = (row: MapRow, column: number): AnyKind | undefined =>
  named.get(squashed(String(row.cells[column] ?? '')));

/** Index of the column that names each row's kind; null when no column does. */
export function kindColumn({ columns, rows }: Table): number | null {
  const headings = columns.map((column) => column.trim().toLowerCase());
  const places = SAYING.map((heading) => headings.indexOf(heading));
  return places.find((at) => at >= 0 && rows.some((row) => kindIn(row, at) !== undefined)) ?? null;
}

/**
 * Finds the kind that each row of a file names; undefined for rows that name none. Foreign files use these headings for other things, so
 * values that are no kind's name are ignored.
 */
export function kindsOfRows(table: Table): readonly (AnyKind | undefined)[] {
  const at = kindColumn(table);
  return table.rows.map((row) => (at === null ? undefined : kindIn(row, at)));
}

const shapeClasses: readonly Shape[] = ['polygon', 'line', 'point'];

/** Lists the shape types of some rows, each with the kinds they can become. */
export function kindsForShapes(
  rows: readonly MapRow[],
): readonly { readonly shape: Shape; readonly kinds: readonly AnyKind[] }[] {
  const geometries = rows.flatMap(({ geometry }) => geometry ?? []);
  return shapeClasses.flatMap((shape) => {
    const own = geometries.filter((geometry) => shapeClassOf(geometry) === shape);
    if (own.length === 0) return [];
    return [{ shape, kinds: allKinds.filter((kind) => own.some((geometry) => isTakenBy(kind, geometry))) }];
  });
}
