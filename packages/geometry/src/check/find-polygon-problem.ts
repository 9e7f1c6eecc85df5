import type { PolygonalGeometry, Position } from '../shape/geometry.ts';
import { polygonsOf } from '../shape/polygons-of.ts';
import { findNesting } from './find-nesting.ts';
import { outlinesOf } from './outline.ts';
import { sweepRings, type RingTouch } from './sweep-rings.ts';

export interface PolygonProblem {
  /** Type of problem. `broken`: against the OGC rules. `tooIntricate`: not checked, because that would take too long. */
  readonly kind: 'broken' | 'tooIntricate';
  readonly at: Position;
}

/**
 * Finds the position where a polygon or multi-polygon breaks the OGC rules of validity; null when it is valid. Same verdict as GEOS,
 * without it. Rings must be closed and have three different positions.
 */
export function findPolygonProblem(geometry: PolygonalGeometry): PolygonProblem | null {
  const outlines = outlinesOf(polygonsOf(geometry));
  const { crossing, givenUp, touches, parents } = sweepRings(outlines);
  if (givenUp !== null) return { kind: 'tooIntricate', at: givenUp };
  const at = crossing ?? findPinchedRing(touches) ?? findNesting(outlines, parents);
  return at === null ? null : { kind: 'broken', at };
}

/**
 * Finds rings that touch in a cycle (two rings in two places, three rings in three …), which cut the inside of a polygon apart. Rings and
 * touching positions are the nodes of a graph; a touch that joins two connected nodes closes a cycle.
 */
function findPinchedRing(touches: readonly RingTouch[]): Position | null {
  const parents = new Map<string, string>();
  const rootOf = (dot: string): string => {
    let root = dot;
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
    if (root !== dot) parents.set(dot, root);
    return root;
  };
  const known = new Set<string>();
  for (const { rings, at } of touches) {
    const place = `at ${at[0]} ${at[1]}`;
    for (const ring of rings) {
      const link = `${ring} ${place}`;
      if (known.has(link)) continue;
      known.add(link);
      const [ringRoot, placeRoot] = [rootOf(`ring ${ring}`), rootOf(place)];
      if (ringRoot === placeRoot) return at;
      parents.set(ringRoot, placeRoot);
    }
  }
  return null;
}
