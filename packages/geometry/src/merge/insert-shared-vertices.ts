import { createBoxIndex, type BoxIndex } from '../shape/box-index.ts';
import type { PolygonRings, Position, Ring } from '../shape/geometry.ts';

/**
 * Record 010: tolerance in degrees (3 cm) within which a corner of one parcel counts as lying on an edge of another. Rounding to 7 decimals
 * moves a corner off a straight edge by up to 0.7 of a unit; this is three units.
 */
const ON_EDGE_DEGREES = 3e-7;

/**
 * Inserts every corner that lies on an edge of another ring (within 3 cm) into that ring, so that neighbours share whole edges. Titles meet
 * in T-junctions; rounding moves the junction off the neighbour's straight edge, and a plain union of such parcels is full of slivers.
 */
export function insertSharedVertices(polygons: readonly PolygonRings[]): readonly PolygonRings[] {
  const corners = uniqueCorners(polygons);
  const index = createBoxIndex(corners.map(([x, y]) => [x, y, x, y]));
  return polygons.map((rings) => rings.map((ring) => nodeRing(ring, corners, index)));
}

function uniqueCorners(polygons: readonly PolygonRings[]): readonly Position[] {
  const corners = new Map<string, Position>();
  for (const rings of polygons)
    for (const ring of rings) for (const position of ring) corners.set(keyOf(position), position);
  return [...corners.values()];
}

function keyOf([longitude, latitude]: Position): string {
  return `${longitude} ${latitude}`;
}

function nodeRing(ring: Ring, corners: readonly Position[], index: BoxIndex): Ring {
  const noded: Position[] = ring.slice(0, 1);
  let own: ReadonlySet<string> | null = null;
  for (let i = 1; i < ring.length; i++) {
    const from = ring[i - 1] as Position; // i runs inside the ring
    const to = ring[i] as Position; // i runs inside the ring
    const onEdge: { share: number; corner: Position }[] = [];
    index.search(widenedBox(from, to), (place) => {
      const corner = corners[place] as Position; // the index answers places in corners
      const share = shareAlong(from, to, corner);
      if (share === null) return;
      // A ring that comes near itself would be pinched shut.
      own ??= new Set(ring.map(keyOf));
      if (!own.has(keyOf(corner))) onEdge.push({ share, corner });
    });
    onEdge.sort((a, b) => a.share - b.share);
    for (const { corner } of onEdge) noded.push(corner);
    noded.push(to);
  }
  return noded;
}

function widenedBox(from: Position, to: Position): [number, number, number, number] {
  return [
    Math.min(from[0], to[0]) - ON_EDGE_DEGREES,
    Math.min(from[1], to[1]) - ON_EDGE_DEGREES,
    Math.max(from[0], to[0]) + ON_EDGE_DEGREES,
    Math.max(from[1], to[1]) + ON_EDGE_DEGREES,
  ];
}

/** Position of a corner along an edge (0…1); null when it is not on the edge, or is one of its ends. */
function shareAlong(from: Position, to: Position, corner: Position): number | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [cx, cy] = [corner[0] - from[0], corner[1] - from[1]];
  const squared = dx * dx + dy * dy;
  const share = (cx * dx + cy * dy) / squared;
  if (!(share > 0 && share < 1)) return null;
  const distance = Math.abs(cx * dy - cy * dx) / Math.sqrt(squared);
  return distance <= ON_EDGE_DEGREES ? share : null;
}
