import { allKinds, type AnyKind } from '../derive/any-kind.ts';
import type { Shape } from '../kind/define-kind.ts';
import type { MapRow } from '../map-files/read-map-file.ts';
import { isTakenBy, shapeClassOf } from './shape-for-kind.ts';

/** The heading under which a file of several kinds says of which a row is, by the kind's name. */
export const KIND_HEADER = 'kind';

/** Where else a file says what a row is: GPX gives a type or a symbol, a drawing a layer. */
const SAYING: readonly string[] = [KIND_HEADER, 'type', 'sym', 'layer'];

/** Old drawings write capitals and nothing but letters: "WATER_TANKS". */
const squashed = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const named = new Map(
  allKinds.flatMap((kind) => [kind.names.singular, kind.names.plural].map((name) => [squashed(name), kind])),
);

/** What stands before the name of a table, and what formats put behind it: "farm/Troughs.csv", "Paddocks areas". */
const BEFORE_NAME = /^.*(?:\/|: )/;
const ENDING = /\.\w{2,7}$/;
const SORT_OF_SHAPE = / (?:areas|lines|points)$/i;

/** The kind that a table or a layer is called after; undefined of one that is called otherwise. */
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

/** The place of the column by which rows say of which kind they are; null where none of them does. */
export function kindColumn({ columns, rows }: Table): number | null {
  const headings = columns.map((column) => column.trim().toLowerCase());
  const places = SAYING.map((heading) => headings.indexOf(heading));
  return places.find((at) => at >= 0 && rows.some((row) => kindIn(row, at) !== undefined)) ?? null;
}

/**
 * Of which kind each row of a file says it is, by its place; undefined of a row that does not say. Other people's files have columns of
 * these headings too: what is no name of a kind says nothing.
 */
export function kindsOfRows(table: Table): readonly (AnyKind | undefined)[] {
  const at = kindColumn(table);
  return table.rows.map((row) => (at === null ? undefined : kindIn(row, at)));
}

const shapeClasses: readonly Shape[] = ['polygon', 'line', 'point'];

/** The shapes that rows have, each with the kinds that some of them may become. */
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
