import type { PolygonRings, Position, Ring } from '../shape/geometry.ts';

/** Tolerance in degrees, in each direction: corners within one unit of the seventh decimal count as the same corner. */
const SAME_CORNER_DEGREES = 1.5e-7;

/**
 * Unifies corners that are one unit apart to the first of them, because two measurements of the same peg may round to neighbouring units.
 * Drops repeated positions, rings that collapse, and polygons without an outline.
 */
export function unifyCorners(polygons: readonly PolygonRings[]): readonly PolygonRings[] {
  const cells = new Map<string, Position[]>();
  const unify = (position: Position): Position => {
    const column = Math.floor(position[0] / SAME_CORNER_DEGREES);
    const row = Math.floor(position[1] / SAME_CORNER_DEGREES);
    const known = nearCorner(cells, [column, row], position);
    if (known !== null) return known;
    const key = `${column} ${row}`;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [position]);
    else cell.push(position);
    return position;
  };
  return polygons.flatMap((rings) => {
    const [outline, ...holes] = rings.map((ring) => withoutRepeats(ring.map(unify)));
    if (outline === undefined || outline.length < 4) return [];
    return [[outline, ...holes.filter((hole) => hole.length >= 4)]];
  });
}

function nearCorner(
  cells: ReadonlyMap<string, readonly Position[]>,
  [column, row]: readonly [number, number],
  position: Position,
): Position | null {
  for (let x = column - 1; x <= column + 1; x++)
    for (let y = row - 1; y <= row + 1; y++) {
      const near = cells.get(`${x} ${y}`)?.find((known) => isSameCorner(known, position));
      if (near !== undefined) return near;
    }
  return null;
}

function isSameCorner(a: Position, b: Position): boolean {
  return Math.abs(a[0] - b[0]) <= SAME_CORNER_DEGREES && Math.abs(a[1] - b[1]) <= SAME_CORNER_DEGREES;
}

function withoutRepeats(ring: Ring): Ring {
  return ring.filter((position, index) => index === 0 || position !== ring[index - 1]);
}
