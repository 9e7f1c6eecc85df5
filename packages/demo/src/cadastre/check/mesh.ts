import { at } from '../chance/at.ts';
import { ringArea, type Coordinate, type PlanePoint, type PolygonRings } from '../coordinate.ts';
import { toNztm } from '../transverse-mercator.ts';

/** A directed border: from vertex, to vertex, and the face on its left. */
export interface MeshEdge {
  from: number;
  to: number;
  face: number;
}

/** Faces whose rings are written as numbers of distinct coordinates: equal coordinates are one vertex, all others are not. */
export interface Mesh {
  readonly coordinates: readonly Coordinate[];
  /** The vertices on NZTM, metres from the first one, so that areas keep their digits. */
  readonly plane: readonly PlanePoint[];
  /** For each face its rings, not closed. */
  readonly faces: readonly (readonly (readonly number[])[])[];
  readonly edges: readonly MeshEdge[];
}

/** Larger than any vertex number met in a check. */
const EDGE_STRIDE = 2 ** 26;
export const edgeKey = (from: number, to: number) => from * EDGE_STRIDE + to;

/** Reads faces (multi-polygons flattened to rings) by their coordinates alone. */
export function buildMesh(shapes: readonly (readonly PolygonRings[])[]): Mesh {
  const numbers = new Map<string, number>();
  const coordinates: Coordinate[] = [];
  const edges: MeshEdge[] = [];
  const number = (coordinate: Coordinate) => {
    const key = `${coordinate[0]},${coordinate[1]}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, coordinates.length);
    coordinates.push(coordinate);
    return coordinates.length - 1;
  };
  const faces = shapes.map((polygons, face) =>
    polygons.flat().map((closed) => {
      const ring = closed.slice(0, -1).map(number);
      ring.forEach((from, index) => edges.push({ from, to: at(ring, (index + 1) % ring.length), face }));
      return ring;
    }),
  );
  const nztm = coordinates.map(toNztm);
  const [easting, northing] = nztm[0] ?? [0, 0];
  const plane = nztm.map(([x, y]): PlanePoint => [x - easting, y - northing]);
  return { coordinates, plane, faces, edges };
}

/** Area of a ring of vertex numbers on NZTM, square metres. */
export function meshRingArea(mesh: Mesh, ring: readonly number[]): number {
  return ringArea(ring.map((vertex) => at(mesh.plane, vertex)));
}

/** Area of a face: its shells less its holes, square metres. */
export function meshFaceArea(mesh: Mesh, rings: readonly (readonly number[])[]): number {
  return rings.reduce((sum, ring) => sum + meshRingArea(mesh, ring), 0);
}
