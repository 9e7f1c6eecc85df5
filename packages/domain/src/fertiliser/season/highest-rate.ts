import {
  areaSquareMetres,
  bounds,
  boundsMeet,
  type Bounds,
  type GroundOperations,
  type PolygonalGeometry,
} from '@tussock/geometry';

/** Ground with the rate applied to each hectare of it. */
export interface Dressing {
  readonly geometry: PolygonalGeometry;
  readonly kgPerHectare: number;
}

/** Minimum cell size in square metres; smaller cells are rounding between neighbours. */
const SMALLEST_CELL_M2 = 10;

interface Cell extends Dressing {
  readonly box: Bounds;
}

const cell = (geometry: PolygonalGeometry, kgPerHectare: number): Cell => ({
  geometry,
  kgPerHectare,
  box: bounds(geometry),
});

const worthKeeping = (ground: PolygonalGeometry | null): ground is PolygonalGeometry =>
  ground !== null && areaSquareMetres(ground) >= SMALLEST_CELL_M2;

/**
 * Highest rate on any point of the ground, in kg/ha: rates add up only where applications overlap. The ground is cut into cells with one
 * sum each. 0 when there are no applications.
 */
export function highestRate(geos: GroundOperations, dressings: readonly Dressing[]): number {
  let cells: readonly Cell[] = [];
  for (const { geometry, kgPerHectare } of dressings) {
    const next: Cell[] = [];
    const box = bounds(geometry);
    let rest: PolygonalGeometry | null = geometry;
    for (const known of cells) {
      const shared: PolygonalGeometry | null =
        rest !== null && boundsMeet(known.box, box) ? geos.intersection(known.geometry, geometry) : null;
      if (!worthKeeping(shared)) {
        next.push(known);
        continue;
      }
      next.push(cell(shared, known.kgPerHectare + kgPerHectare));
      const left = geos.difference(known.geometry, geometry);
      if (worthKeeping(left)) next.push(cell(left, known.kgPerHectare));
      rest = rest === null ? null : geos.difference(rest, known.geometry);
    }
    if (worthKeeping(rest)) next.push(cell(rest, kgPerHectare));
    cells = next;
  }
  // Sums of figures of 3 decimals: rounding takes only the drift off.
  return Math.round(Math.max(0, ...cells.map((it) => it.kgPerHectare)) * 1000) / 1000;
}
