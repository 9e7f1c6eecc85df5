import { findPolygonProblem } from '../check/find-polygon-problem.ts';
import { insertSharedVertices } from '../merge/insert-shared-vertices.ts';
import type { PolygonRings, Position, Ring } from '../shape/geometry.ts';
import { polygonsOf } from '../shape/polygons-of.ts';
import { roundToMergePrecision } from '../shape/round-to-merge-precision.ts';
import { mapPositions } from '../shape/map-positions.ts';
import { keyOfCorner } from './units.ts';
import {
  refuse,
  type Parcel,
  type PartitionChange,
  type PartitionReason,
  type PartitionRefusal,
} from './partition.ts';

/**
 * Nodes shapes at 7 decimals: neighbours get the same corners along their shared border (within 3 cm), so that a corner can be moved in all
 * of them. Shapes that need no change are returned as they are.
 */
export function nodeTogether(parcels: readonly Parcel[]): readonly Parcel[] {
  const rounded = parcels.map(({ geometry }) => roundToMergePrecision(geometry));
  const parts = rounded.map(polygonsOf);
  const noded = insertSharedVertices(parts.flat());
  let next = 0;
  return parcels.map((parcel, index) => {
    const own = noded.slice(next, (next += parts[index]?.length ?? 0));
    const isSame = countOf(own) === countOf(polygonsOf(parcel.geometry)) && isRounded(parcel);
    return isSame ? parcel : withParts(parcel, own);
  });
}

const countOf = (parts: readonly PolygonRings[]): number =>
  parts.flat().reduce((sum, ring) => sum + ring.length, 0);
const isRounded = ({ geometry }: Parcel): boolean =>
  polygonsOf(geometry)
    .flat(2)
    .every(([x, y]) => Number(x.toFixed(7)) === x && Number(y.toFixed(7)) === y);

const withParts = ({ id, geometry }: Parcel, parts: readonly PolygonRings[]): Parcel => ({
  id,
  // As many parts as before, in the same order.
  geometry: {
    type: geometry.type,
    coordinates: geometry.type === 'Polygon' ? parts[0] : parts,
  } as Parcel['geometry'], // of the type that it had
});

const withRings = (parcel: Parcel, change: (ring: Ring) => Ring): Parcel =>
  withParts(
    parcel,
    polygonsOf(parcel.geometry).map((rings) => rings.map(change)),
  );

/** Finds what is wrong with changed shapes; undefined when they are valid. */
function faultOf(changed: readonly Parcel[]): PartitionReason | undefined {
  for (const { geometry } of changed) {
    const rings = polygonsOf(geometry).flat();
    if (rings.some((ring) => new Set(ring.map(keyOfCorner)).size < 3)) return 'tooFewCorners';
    if (findPolygonProblem(geometry)) return 'crossesItself';
  }
  return undefined;
}

const settle = (changed: readonly Parcel[]): PartitionChange | PartitionRefusal => {
  const reason = faultOf(changed);
  return reason ? refuse(reason) : { ok: true, changed };
};

/** Moves corners in every shape that has them. Moving both ends of a border alike moves the border. */
export function moveCorners(
  parcels: readonly Parcel[],
  moves: readonly (readonly [from: Position, to: Position])[],
): PartitionChange | PartitionRefusal {
  const to = new Map(moves.map(([from, place]) => [keyOfCorner(from), place]));
  const moved = parcels.flatMap((parcel) => {
    let count = 0;
    const geometry = mapPositions(parcel.geometry, (position) => {
      const place = to.get(keyOfCorner(position));
      if (place) count += 1;
      return place ?? position;
    });
    return count === 0 ? [] : { id: parcel.id, geometry: roundToMergePrecision(geometry) };
  });
  return moved.length === 0 ? refuse('noSuchCorner') : settle(moved);
}

/** Inserts a corner into a border, in every shape along it. */
export function insertCorner(
  parcels: readonly Parcel[],
  [from, to]: readonly [Position, Position],
  at: Position,
): PartitionChange | PartitionRefusal {
  const ends = [keyOfCorner(from), keyOfCorner(to)];
  const isEdge = (a: Position, b: Position): boolean => {
    const keys = [keyOfCorner(a), keyOfCorner(b)];
    return (keys[0] === ends[0] && keys[1] === ends[1]) || (keys[0] === ends[1] && keys[1] === ends[0]);
  };
  const changed = parcels
    .map((parcel) =>
      withRings(parcel, (ring) =>
        ring.flatMap((corner, index) => {
          const before = ring[index - 1];
          return before && isEdge(before, corner) ? [at, corner] : [corner];
        }),
      ),
    )
    .filter((parcel, index) => {
      const before = parcels[index];
      return (
        before !== undefined && countOf(polygonsOf(parcel.geometry)) !== countOf(polygonsOf(before.geometry))
      );
    });
  return changed.length === 0 ? refuse('noSuchCorner') : settle(changed);
}

/** Corners before and after a corner of a ring; null when the ring does not have it. */
function beside(ring: Ring, key: string): readonly [string, string] | null {
  const open = ring.slice(1).map(keyOfCorner);
  const place = open.indexOf(key);
  if (place < 0) return null;
  return [open.at(place - 1) ?? '', open[(place + 1) % open.length] ?? ''];
}

/**
 * Removes a corner from a border, in every shape along it. A corner where several borders meet cannot be removed, because that would leave
 * a gap.
 */
export function removeCorner(parcels: readonly Parcel[], at: Position): PartitionChange | PartitionRefusal {
  const key = keyOfCorner(at);
  const ways = parcels.flatMap(({ geometry }) =>
    polygonsOf(geometry)
      .flat()
      .flatMap((ring) => {
        const found = beside(ring, key);
        return found ? [found.toSorted().join('|')] : [];
      }),
  );
  if (ways.length === 0) return refuse('noSuchCorner');
  if (new Set(ways).size > 1) return refuse('cornerOfSeveral');
  const without = (ring: Ring): Ring => {
    const open = ring.slice(1).filter((corner) => keyOfCorner(corner) !== key);
    return open.length === ring.length - 1 ? ring : [...open.slice(-1), ...open];
  };
  const has = ({ geometry }: Parcel): boolean =>
    polygonsOf(geometry)
      .flat(2)
      .some((corner) => keyOfCorner(corner) === key);
  return settle(parcels.filter(has).map((parcel) => withRings(parcel, without)));
}
