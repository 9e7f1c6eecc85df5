import { isInsideRing, type Coordinate } from '../../cadastre/coordinate.ts';
import type {
  LineGeometry,
  MultiLineGeometry,
  MultiPolygonGeometry,
  PointGeometry,
} from '../../cadastre/features.ts';

export type Shape = PointGeometry | LineGeometry | MultiLineGeometry | MultiPolygonGeometry;

/** Degrees: what an R-tree calls a box. */
export interface Bounds {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

const METRES_PER_DEGREE = (6371008.8 * Math.PI) / 180;

/** The lines of which a shape is made: rings, lines, or the single point. */
export function linesOf(shape: Shape): Coordinate[][] {
  switch (shape.type) {
    case 'Point':
      return [[shape.coordinates]];
    case 'LineString':
      return [shape.coordinates];
    case 'MultiLineString':
      return shape.coordinates;
    default:
      return shape.coordinates.flat();
  }
}

/** The box about a shape. */
export function boundsOf(shape: Shape): Bounds {
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const line of linesOf(shape)) {
    for (const [x, y] of line) {
      bounds.minX = Math.min(bounds.minX, x);
      bounds.minY = Math.min(bounds.minY, y);
      bounds.maxX = Math.max(bounds.maxX, x);
      bounds.maxY = Math.max(bounds.maxY, y);
    }
  }
  return bounds;
}

/** Whether a shape covers a point; only areas can. */
function covers(shape: Shape, point: Coordinate): boolean {
  if (shape.type !== 'MultiPolygon') return false;
  return shape.coordinates.some((rings) =>
    rings.every((ring, index) => isInsideRing(point, ring) === (index === 0)),
  );
}

/** The box about a circle, degrees. */
export function circleBounds([longitude, latitude]: Coordinate, radiusMetres: number): Bounds {
  const north = radiusMetres / METRES_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return { minX: longitude - east, minY: latitude - north, maxX: longitude + east, maxY: latitude + north };
}

/** Metres from a point to the nearest place of a shape, 0 inside an area; flat-earth, good over some tens of kilometres. */
export function distanceMetres(point: Coordinate, shape: Shape): number {
  if (covers(shape, point)) return 0;
  const eastward = METRES_PER_DEGREE * Math.cos((point[1] * Math.PI) / 180);
  const local = ([x, y]: Coordinate): Coordinate => [
    (x - point[0]) * eastward,
    (y - point[1]) * METRES_PER_DEGREE,
  ];
  let nearest = Infinity;
  for (const line of linesOf(shape)) {
    let from = line[0] && local(line[0]);
    for (const coordinate of line) {
      const to = local(coordinate);
      if (from) nearest = Math.min(nearest, distanceToStretch(from, to));
      from = to;
    }
  }
  return nearest;
}

/** From the origin to a straight stretch. */
function distanceToStretch([x0, y0]: Coordinate, [x1, y1]: Coordinate): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx ** 2 + dy ** 2;
  const share = length ? Math.min(1, Math.max(0, -(x0 * dx + y0 * dy) / length)) : 0;
  return Math.hypot(x0 + share * dx, y0 + share * dy);
}

const stretches = (shape: Shape) =>
  linesOf(shape).flatMap((line) =>
    line.length === 1
      ? line.map((point) => [point, point] as const)
      : line.slice(1).flatMap((to, index) => {
          const from = line[index];
          return from ? [[from, to] as const] : [];
        }),
  );

const turn = (a: Coordinate, b: Coordinate, c: Coordinate) =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
const isBetween = (a: Coordinate, b: Coordinate, p: Coordinate) =>
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1]);

function stretchesMeet(
  [a, b]: readonly [Coordinate, Coordinate],
  [c, d]: readonly [Coordinate, Coordinate],
): boolean {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc !== abd && cda !== cdb) return true;
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  );
}

/** Whether two shapes have any place in common. */
export function shapesIntersect(one: Shape, other: Shape): boolean {
  const holds = (area: Shape, shape: Shape) => linesOf(shape).some(([first]) => first && covers(area, first));
  if (holds(one, other) || holds(other, one)) return true;
  const otherStretches = stretches(other);
  return stretches(one).some((stretch) => otherStretches.some((against) => stretchesMeet(stretch, against)));
}

/** The shape of a box. */
export function boxShape({ minX, minY, maxX, maxY }: Bounds): MultiPolygonGeometry {
  const ring: Coordinate[] = [[minX, minY], [maxX, minY], [maxX, maxY], [minX, maxY], [minX, minY]]; // prettier-ignore
  return { type: 'MultiPolygon', coordinates: [[ring]] };
}
