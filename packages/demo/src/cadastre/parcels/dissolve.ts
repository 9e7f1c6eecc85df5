import { addTo, at } from '../chance/at.ts';
import { isInsideRing, ringArea, type PlanePoint } from '../coordinate.ts';
import type { VertexRing } from './vertices.ts';

/** Larger than any vertex number, so both ends of an edge make one key. */
const EDGE_STRIDE = 4194304;

/** The directed edges of all rings, less those that another ring walks the other way. */
function outerEdges(rings: readonly VertexRing[]): Map<number, number[]> {
  const edges = new Set<number>();
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from !== undefined && !edges.delete(to * EDGE_STRIDE + from)) edges.add(from * EDGE_STRIDE + to);
      from = to;
    }
  }
  const following = new Map<number, number[]>();
  for (const edge of edges) addTo(following, Math.floor(edge / EDGE_STRIDE), edge % EDGE_STRIDE);
  return following;
}

/** Walks the edges into loops; where a loop meets itself it is split, so every ring is simple. */
export function traceLoops(following: Map<number, number[]>): VertexRing[] {
  const loops: VertexRing[] = [];
  const take = (vertex: number) => {
    const next = following.get(vertex)?.pop();
    if (next === undefined) throw new Error(`The border ends at vertex ${vertex}.`);
    return next;
  };
  for (const [start, ends] of following) {
    while (ends.length) {
      const path = [start];
      for (let current = take(start); current !== start; current = take(current)) {
        const met = path.indexOf(current);
        if (met >= 0) loops.push(path.splice(met));
        path.push(current);
      }
      loops.push(path);
    }
  }
  return loops;
}

/** Sorts loops into polygons: counter-clockwise ones are shells, the others holes of the smallest shell about them. */
export function nestLoops(loops: readonly VertexRing[], points: readonly PlanePoint[]): VertexRing[][] {
  const measured = loops.map((loop) => {
    const outline = loop.map((vertex) => at(points, vertex));
    return { loop, outline, area: ringArea(outline) };
  });
  const shells = measured
    .filter(({ area }) => area > 0)
    .sort((a, b) => a.area - b.area)
    .map((shell) => ({ ...shell, rings: [shell.loop] }));
  for (const hole of measured.filter(({ area }) => area < 0)) {
    const first = at(hole.loop, 0);
    const host = shells.find(
      ({ loop, outline }) => loop.includes(first) || isInsideRing(at(points, first), outline),
    );
    if (!host) throw new Error(`The hole at vertex ${first} lies in no shell.`);
    host.rings.push(hole.loop);
  }
  return shells.map(({ rings }) => rings);
}

/**
 * The union of rings that share their vertices, as polygons (shell first, then holes): borders walked from both sides vanish,
 * parts that touch in no edge stay parts. Exact: it moves and makes no vertex.
 */
export function dissolveRings(rings: readonly VertexRing[], points: readonly PlanePoint[]): VertexRing[][] {
  const [only] = rings;
  if (only && rings.length === 1) return [[only]];
  return nestLoops(traceLoops(outerEdges(rings)), points);
}
