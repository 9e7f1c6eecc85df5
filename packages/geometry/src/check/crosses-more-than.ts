import { createBoxIndex } from '../shape/box-index.ts';
import type { Bounds, PolygonalGeometry } from '../shape/geometry.ts';
import { polygonsOf } from '../shape/polygons-of.ts';
import { edgeContact, type Edge } from './edge-contact.ts';

/** Number of neighbouring edge pairs compared for each edge before they count as crossings themselves. */
const PAIRS_PER_EDGE = 64;
/** Number of pairs compared in any case, so that small shapes may be as tangled as they like. */
const PAIRS_FREE = 100_000;

const boxOf = ({ from, to }: Edge): Bounds => [
  Math.min(from[0], to[0]),
  Math.min(from[1], to[1]),
  Math.max(from[0], to[0]),
  Math.max(from[1], to[1]),
];

/** Checks whether the edges of a shape cross more often than a maximum, or are so close that counting takes too long. */
export function crossesMoreThan(geometry: PolygonalGeometry, most: number): boolean {
  const edges = polygonsOf(geometry)
    .flat()
    .flatMap(
      (ring) => ring.slice(1).map((to, index): Edge => ({ from: ring[index] ?? to, to })), // one before each
    );
  const boxes = edges.map(boxOf);
  const index = createBoxIndex(boxes);
  let [crossingsLeft, pairsLeft] = [most, PAIRS_FREE + PAIRS_PER_EDGE * edges.length];
  for (const [place, edge] of edges.entries()) {
    index.search(boxOf(edge), (other) => {
      const met = edges[other];
      if (other <= place || met === undefined) return false;
      pairsLeft -= 1;
      if (edgeContact(edge, met)?.kind === 'crossing') crossingsLeft -= 1;
      return crossingsLeft < 0 || pairsLeft < 0;
    });
    if (crossingsLeft < 0 || pairsLeft < 0) return true;
  }
  return false;
}
