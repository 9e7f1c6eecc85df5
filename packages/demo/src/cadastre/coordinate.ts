/** A place on NZGD2000: [longitude, latitude] in degrees. */
export type Coordinate = [longitude: number, latitude: number];
/** A place in a plane, metres: [x, y], for NZTM [easting, northing]. */
export type PlanePoint = [x: number, y: number];
/** A polygon as GeoJSON holds it: closed rings, the outer one first. */
export type PolygonRings = Coordinate[][];

/** 8 decimals are about 1 mm, one finer than the product's merge precision. */
const DECIMALS = 1e8;

/** The coordinate rounded once, as every vertex of the valley is. */
export function roundCoordinate([longitude, latitude]: Coordinate): Coordinate {
  return [Math.round(longitude * DECIMALS) / DECIMALS, Math.round(latitude * DECIMALS) / DECIMALS];
}

/** Signed area of a ring, in squared units; positive when counter-clockwise. The ring may be closed or not. */
export function ringArea(ring: readonly (readonly [number, number])[]): number {
  const last = ring.at(-1);
  const origin = ring[0];
  if (!last || !origin) return 0;
  let doubled = 0;
  let [x0, y0] = [last[0] - origin[0], last[1] - origin[1]];
  for (const point of ring) {
    const x1 = point[0] - origin[0];
    const y1 = point[1] - origin[1];
    doubled += x0 * y1 - x1 * y0;
    [x0, y0] = [x1, y1];
  }
  return doubled / 2;
}

/** Whether a point lies within a ring; on the very border either answer may come. */
export function isInsideRing(
  point: readonly [number, number],
  ring: readonly (readonly [number, number])[],
): boolean {
  let previous = ring.at(-1);
  let inside = false;
  for (const corner of ring) {
    if (previous && corner[1] > point[1] !== previous[1] > point[1]) {
      const crossing =
        ((previous[0] - corner[0]) * (point[1] - corner[1])) / (previous[1] - corner[1]) + corner[0];
      if (point[0] < crossing) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}
