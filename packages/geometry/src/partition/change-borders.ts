import { quickAreaSquareMetres } from '../measure/quick-area.ts';
import { quickDistanceMetres } from '../measure/quick-length.ts';
import { containsPoint } from '../shape/contains-point.ts';
import type { LineGeometry, PolygonalGeometry, PolygonGeometry, Position } from '../shape/geometry.ts';
import { orientation } from '../shape/orientation.ts';
import { polygonsOf } from '../shape/polygons-of.ts';
import { keyOfEdge } from './node-edges.ts';
import {
  edgesOf,
  edgesOfLine,
  handOver,
  joinPieces,
  layOut,
  near,
  refuse,
  type Parcel,
  type PartitionChange,
  type PartitionRefusal,
  type Piece,
} from './partition.ts';
import { fromUnit } from './units.ts';

const sizeOf = ({ rings }: Pick<Piece, 'rings'>): number =>
  quickAreaSquareMetres({ type: 'Polygon', coordinates: rings });

const largestFirst = <P extends Pick<Piece, 'rings'>>(pieces: readonly P[]): readonly P[] =>
  pieces.toSorted((a, b) => sizeOf(b) - sizeOf(a));

const find = (parcels: readonly Parcel[], id: string): Parcel | undefined =>
  parcels.find((parcel) => parcel.id === id);

/** Groups pieces of a shape by the part of it they lie in, the largest of each part first. */
const piecesByPart = ({ geometry }: Parcel, pieces: readonly Piece[]): readonly (readonly Piece[])[] =>
  polygonsOf(geometry).map((coordinates) =>
    largestFirst(pieces.filter(({ inside }) => containsPoint({ type: 'Polygon', coordinates }, inside))),
  );

/** Pieces that a line cuts off: of each part that it crosses, all but the largest piece. Parts that it does not cross stay whole. */
function cutOffBy(whole: Parcel, around: readonly Piece[]): readonly Piece[] {
  const own = around.filter(({ owners }) => owners.has(whole.id));
  return largestFirst(piecesByPart(whole, own).flatMap((pieces) => pieces.slice(1)));
}

/** Parts that a line separates from the largest part by passing between them. Splits a shape with several parts into several shapes. */
function partsBeyond(whole: Parcel, line: LineGeometry): readonly Piece[] {
  const [largest, ...others] = largestFirst(layOut([whole]).filter(({ owners }) => owners.has(whole.id)));
  if (!largest) return [];
  return others.filter(({ inside }) => crossings(line, largest.inside, inside) % 2 === 1);
}

/** Counts how often a line crosses the straight segment between two positions. */
function crossings({ coordinates }: LineGeometry, from: Position, to: Position): number {
  const isLeft = (a: Position, b: Position, c: Position): boolean => orientation(a, b, c) > 0;
  return coordinates.slice(1).filter((end, index) => {
    const start = coordinates[index] ?? end;
    return (
      isLeft(from, to, start) !== isLeft(from, to, end) && isLeft(start, end, from) !== isLeft(start, end, to)
    );
  }).length;
}

export interface Split extends PartitionChange {
  /** Pieces that were cut off, the largest first. The largest piece of each part stays in the shape. */
  readonly cutOff: readonly PolygonalGeometry[];
}

/** Splits a shape by a line that crosses it or passes between its parts. Neighbours get the corners where the line meets the border. */
export function splitParcel(
  parcels: readonly Parcel[],
  id: string,
  line: LineGeometry,
): Split | PartitionRefusal {
  const whole = find(parcels, id);
  if (!whole) return refuse('noSuchShape');
  const crossed = cutOffBy(whole, layOut([whole], edgesOfLine(line)));
  const rest = crossed.length > 0 ? crossed : partsBeyond(whole, line);
  if (rest.length === 0) return refuse('cutsNothing');
  const reached = near(parcels, [whole.geometry]);
  const cuts = rest.map(({ rings }): Parcel['geometry'] => ({ type: 'Polygon', coordinates: rings }));
  const pieces = layOut(reached, cuts.flatMap(edgesOf));
  const isCutOff = ({ inside }: Piece): boolean => cuts.some((cut) => containsPoint(cut, inside));
  const change = handOver(reached, pieces, (piece) =>
    isCutOff(piece) ? without(piece.owners, id) : piece.owners,
  );
  if (!change.ok) return change;
  const cutOff = cuts.flatMap(
    (cut) => joinPieces(pieces.filter(({ inside }) => containsPoint(cut, inside))) ?? [],
  );
  return { ...change, cutOff };
}

const without = (owners: ReadonlySet<string>, ...ids: readonly string[]): ReadonlySet<string> =>
  new Set([...owners].filter((owner) => !ids.includes(owner)));

/** Merges several touching shapes into one: the first of them gets the ground of all. */
export function mergeParcels(
  parcels: readonly Parcel[],
  [first, ...others]: readonly string[],
): PartitionChange | PartitionRefusal {
  const ids = [first, ...others];
  const chosen = parcels.filter(({ id }) => ids.includes(id));
  if (first === undefined || chosen.length !== ids.length || others.length === 0)
    return refuse('noSuchShape');
  const geometry = joinPieces(layOut(chosen).filter(({ owners }) => owners.size > 0));
  if (!geometry || geometry.type === 'MultiPolygon') return refuse('notTouching');
  return { ok: true, changed: [{ id: first, geometry }] };
}

/** Finds the shape that shares the most border with a piece, in metres. */
function heirOf(piece: Pick<Piece, 'rings'>, parcels: readonly Parcel[]): string | undefined {
  const own = new Set(edgesOf({ type: 'Polygon', coordinates: piece.rings }).map((edge) => keyOfEdge(edge)));
  const shares = parcels.map(({ id, geometry }) => ({
    id,
    metres: edgesOf(geometry)
      .filter((edge) => own.has(keyOfEdge(edge)))
      .reduce((sum, [from, to]) => sum + quickDistanceMetres(fromUnit(from), fromUnit(to)), 0),
  }));
  const [most] = shares.toSorted((a, b) => b.metres - a.metres);
  return most && most.metres > 0 ? most.id : undefined;
}

/**
 * Replaces part of a shape's border by a line that begins and ends on it or outside it. Ground outside that the line encloses is added to
 * the shape, whichever shape has it now. Ground that the line cuts off goes to the neighbour that shares the most border with it, or to no
 * shape.
 */
export function reshapeParcel(
  parcels: readonly Parcel[],
  id: string,
  line: LineGeometry,
): PartitionChange | PartitionRefusal {
  const whole = find(parcels, id);
  if (!whole) return refuse('noSuchShape');
  const around = layOut([whole], edgesOfLine(line));
  // A hole that the line does not run through stays one.
  const holes = layOut([whole]).filter(({ owners }) => !owners.has(id));
  const isHole = ({ inside }: Piece): boolean =>
    holes.some(({ rings }) => containsPoint({ type: 'Polygon', coordinates: rings }, inside));
  const gained = around.filter((piece) => !piece.owners.has(id) && !isHole(piece));
  const lost = cutOffBy(whole, around);
  if (gained.length + lost.length === 0) return refuse('cutsNothing');
  const reached = near(parcels, [whole.geometry, line]);
  const pieces = layOut(reached, edgesOfLine(line));
  const isIn = (areas: readonly Piece[], { inside }: Piece): boolean =>
    areas.some(({ rings }) => containsPoint({ type: 'Polygon', coordinates: rings }, inside));
  const others = layOutBorders(reached, pieces).filter((parcel) => parcel.id !== id);
  return handOver(reached, pieces, (piece) => {
    if (isIn(gained, piece)) return new Set([id]);
    if (!isIn(lost, piece)) return piece.owners;
    const heir = piece.owners.size > 1 ? undefined : heirOf(piece, others);
    return new Set([...without(piece.owners, id), ...(heir === undefined ? [] : [heir])]);
  });
}

/** Adds to the shapes all corners of the pieces, so that borders can be compared edge by edge. */
const layOutBorders = (parcels: readonly Parcel[], pieces: readonly Piece[]): readonly Parcel[] =>
  parcels.flatMap(({ id }) => {
    const geometry = joinPieces(pieces.filter(({ owners }) => owners.has(id)));
    return geometry ? { id, geometry } : [];
  });

/** Removes from a shape the part that lies in `ground`. Refused when nothing would be left. */
export function trimParcel(
  parcels: readonly Parcel[],
  id: string,
  ground: PolygonalGeometry,
): PartitionChange | PartitionRefusal {
  const whole = find(parcels, id);
  if (!whole) return refuse('noSuchShape');
  const reached = near(parcels, [ground]);
  if (!reached.includes(whole)) return refuse('cutsNothing');
  const pieces = layOut(reached, edgesOf(ground));
  const isTaken = ({ inside }: Piece): boolean => containsPoint(ground, inside);
  if (!pieces.some((piece) => piece.owners.has(id) && isTaken(piece))) return refuse('cutsNothing');
  return handOver(reached, pieces, (piece) => (isTaken(piece) ? without(piece.owners, id) : piece.owners));
}

/** Cuts a hole into a shape. The hole must lie within it. */
export function cutHole(
  parcels: readonly Parcel[],
  id: string,
  hole: PolygonGeometry,
): PartitionChange | PartitionRefusal {
  const whole = find(parcels, id);
  if (!whole) return refuse('noSuchShape');
  const pieces = layOut([whole], edgesOf(hole));
  const isTaken = ({ inside }: Piece): boolean => containsPoint(hole, inside);
  if (!pieces.some(isTaken) || pieces.some((piece) => isTaken(piece) && !piece.owners.has(id)))
    return refuse('holeReachesOut');
  return handOver([whole], pieces, (piece) => (isTaken(piece) ? without(piece.owners, id) : piece.owners));
}
