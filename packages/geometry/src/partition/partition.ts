import type { LineGeometry, PolygonalGeometry, PolygonRings, Position } from '../shape/geometry.ts';
import { bounds, boundsMeet } from '../shape/bounds.ts';
import { containsPoint } from '../shape/contains-point.ts';
import { labelPoint } from '../shape/label-point.ts';
import { polygonalFrom, polygonsOf } from '../shape/polygons-of.ts';
import { keyOfEdge, nodeEdges, type Edge } from './node-edges.ts';
import { traceFaces } from './trace-faces.ts';
import { toUnit } from './units.ts';

/** Shape that shares borders with others. */
export interface Parcel {
  readonly id: string;
  readonly geometry: PolygonalGeometry;
}

/** Reasons why a change of a border is refused. */
export const partitionReasons = [
  'noSuchShape',
  'noSuchCorner',
  'crossesItself',
  'cornerOfSeveral',
  'tooFewCorners',
  'cutsNothing',
  'notTouching',
  'nothingLeft',
  'noGapHere',
  'holeReachesOut',
  'locked',
] as const;
export type PartitionReason = (typeof partitionReasons)[number];

export type PartitionRefusal = { readonly ok: false; readonly reason: PartitionReason };
/** Result of a change: only the shapes that changed. */
export type PartitionChange = { readonly ok: true; readonly changed: readonly Parcel[] };

export const refuse = (reason: PartitionReason): PartitionRefusal => ({ ok: false, reason });

/** Piece of ground that no border crosses, with the shapes that own it. */
export interface Piece {
  readonly rings: PolygonRings;
  readonly inside: Position;
  readonly owners: ReadonlySet<string>;
}

const edgesOfRings = (rings: PolygonRings): readonly Edge[] =>
  rings.flatMap((ring) => ring.slice(1).map((to, index): Edge => [toUnit(ring[index] ?? to), toUnit(to)]));

export const edgesOf = (geometry: PolygonalGeometry): readonly Edge[] =>
  polygonsOf(geometry).flatMap(edgesOfRings);

export const edgesOfLine = ({ coordinates }: LineGeometry): readonly Edge[] =>
  coordinates.slice(1).map((to, index) => [toUnit(coordinates[index] ?? to), toUnit(to)]);

/** Cuts the ground of shapes into pieces along all borders and the given lines. */
export function layOut(parcels: readonly Parcel[], lines: readonly Edge[] = []): readonly Piece[] {
  const noded = nodeEdges([...parcels.flatMap(({ geometry }) => edgesOf(geometry)), ...lines]);
  const boxes = parcels.map(({ id, geometry }) => ({ id, geometry, box: bounds(geometry) }));
  return traceFaces(noded).map((rings) => {
    const inside = labelPoint({ type: 'Polygon', coordinates: rings });
    const at = [inside[0], inside[1], inside[0], inside[1]] as const;
    const owners = boxes.flatMap(({ id, geometry, box }) =>
      boundsMeet(box, at) && containsPoint(geometry, inside) ? id : [],
    );
    return { rings, inside, owners: new Set(owners) };
  });
}

/** Joins pieces into one shape and removes the borders between them. Null when there are no pieces. */
export function joinPieces(pieces: readonly Pick<Piece, 'rings' | 'inside'>[]): PolygonalGeometry | null {
  const once = new Map<string, Edge>();
  for (const { rings } of pieces)
    for (const edge of edgesOfRings(rings)) {
      const key = keyOfEdge(edge);
      if (!once.delete(key)) once.set(key, edge);
    }
  const [only] = pieces;
  if (only && pieces.length === 1) return { type: 'Polygon', coordinates: only.rings };
  const faces = traceFaces([...once.values()]).map((rings): PolygonalGeometry => ({
    type: 'Polygon',
    coordinates: rings,
  }));
  // What is enclosed by what is left is either the pieces, or a hole among them.
  const kept = faces.filter((face) => pieces.some(({ inside }) => containsPoint(face, inside)));
  return polygonalFrom(kept.flatMap(polygonsOf));
}

const shapeKey = (geometry: PolygonalGeometry): string =>
  edgesOf(geometry)
    .map((edge) => keyOfEdge(edge))
    .sort()
    .join();

/** Checks whether two shapes have the same corners and edges, wherever their rings begin. */
export const isSameShape = (one: PolygonalGeometry, other: PolygonalGeometry): boolean =>
  one === other || shapeKey(one) === shapeKey(other);

/** Finds the shapes that change when pieces get new owners. Refused when a shape would lose all of its ground. */
export function handOver(
  parcels: readonly Parcel[],
  pieces: readonly Piece[],
  ownersOf: (piece: Piece) => ReadonlySet<string>,
): PartitionChange | PartitionRefusal {
  const owned = new Map<string, Piece[]>(parcels.map(({ id }) => [id, []]));
  for (const piece of pieces) for (const id of ownersOf(piece)) owned.get(id)?.push(piece);
  const changed: Parcel[] = [];
  for (const { id, geometry } of parcels) {
    const next = joinPieces(owned.get(id) ?? []);
    if (!next) return refuse('nothingLeft');
    if (!isSameShape(geometry, next)) changed.push({ id, geometry: next });
  }
  return { ok: true, changed };
}

/** Lists the shapes whose box meets that of some geometry: only these can be affected by a change of it. */
export function near(
  parcels: readonly Parcel[],
  geometries: readonly (PolygonalGeometry | LineGeometry)[],
): readonly Parcel[] {
  const boxes = geometries.map((geometry) => bounds(geometry));
  return parcels.filter(({ geometry }) => boxes.some((box) => boundsMeet(bounds(geometry), box)));
}
