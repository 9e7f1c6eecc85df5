import type { PolygonalGeometry } from '../shape/geometry.ts';
import { polygonsOf } from '../shape/polygons-of.ts';
import { onEqualAreas } from './equal-area.ts';

/** Edge on the equal-area cylinder, in metres, directed upwards or level. */
export interface FlatEdge {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Edges of an area, sorted by their lower end. */
export interface FlatEdges {
  readonly edges: readonly FlatEdge[];
  /** Bounding box: west, south, east, north. */
  readonly box: readonly [number, number, number, number];
}

// Shapes are replaced when they change, never altered.
const known = new WeakMap<PolygonalGeometry, FlatEdges>();

/** Computes the edges of an area on the equal-area cylinder; done once for a shape. */
export function flatEdgesOf(area: PolygonalGeometry): FlatEdges {
  const found = known.get(area);
  if (found) return found;
  const edges = polygonsOf(area)
    .flat()
    .flatMap((ring): FlatEdge[] => {
      const flat = ring.map(onEqualAreas);
      return flat.slice(1).map((to, index) => upwards(flat[index] ?? to, to));
    })
    .sort((one, other) => one.y0 - other.y0);
  const box = edges.reduce<[number, number, number, number]>(
    ([west, south, east, north], { x0, y0, x1, y1 }) => [
      Math.min(west, x0, x1),
      Math.min(south, y0),
      Math.max(east, x0, x1),
      Math.max(north, y1),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
  const made: FlatEdges = { edges, box };
  known.set(area, made);
  return made;
}

/** X coordinate of an edge at a height. */
export const crossAt = ({ x0, y0, x1, y1 }: FlatEdge, y: number): number =>
  y === y0 ? x0 : y === y1 ? x1 : x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);

const upwards = ([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): FlatEdge =>
  y0 <= y1 ? { x0, y0, x1, y1 } : { x0: x1, y0: y1, x1: x0, y1: y0 };
