import { findPolygonProblem } from '../check/find-polygon-problem.ts';
import { insertSharedVertices } from '../merge/insert-shared-vertices.ts';
import type { PolygonalGeometry } from '../shape/geometry.ts';
import { polygonsOf } from '../shape/polygons-of.ts';
import { SIMPLIFY_TOLERANCE_DEGREES } from '../shape/round-to-merge-precision.ts';
import { arcNumbers, cutIntoArcs, joinArcs, type Arc, type SharedArcs } from './shared-arcs.ts';
import { simplifyLine } from './simplify-line.ts';

/**
 * Spec §9: the shapes with fewer vertices, none of which was farther than the tolerance (0.00005°) from the line that
 * stays, in the order in which they came. Neighbours keep one shared border: the borders are cut into arcs where shapes
 * meet, and each arc is simplified once (record 010). A shape that would collapse or become invalid keeps its border,
 * with its neighbours' corners inserted, and its neighbours keep theirs along it.
 *
 * `isValid` may bring another test of validity; our own gives the same verdict as GEOS.
 */
export function simplifyTogether(
  features: readonly PolygonalGeometry[],
  toleranceDegrees: number = SIMPLIFY_TOLERANCE_DEGREES,
  isValid: (geometry: PolygonalGeometry) => boolean = (geometry) => findPolygonProblem(geometry) === null,
): readonly PolygonalGeometry[] {
  if (features.length === 0) return [];
  const original = cutIntoArcs(nodeTogether(features));
  const arcs = original.arcs.map((arc) => simplifyLine(arc, toleranceDegrees));
  const simplified = [...features];
  let pending: ReadonlySet<number> = new Set(features.keys());
  // Each round but the last gives at least one arc its positions back, so the rounds come to an end.
  while (pending.size > 0) {
    const failed: number[] = [];
    for (const place of pending) {
      const shape = joinArcs(original.shapes[place] ?? { type: 'Polygon', parts: [] }, arcs);
      if (hasCorners(shape) && isValid(shape)) simplified[place] = shape;
      else failed.push(place);
    }
    pending = restoreArcs(failed, original, arcs);
  }
  return simplified;
}

/** Gives the arcs of shapes that failed their positions back; the answer is the shapes that run along any of them. */
function restoreArcs(failed: readonly number[], original: SharedArcs, arcs: Arc[]): ReadonlySet<number> {
  const restored = new Set<number>();
  for (const place of failed)
    for (const arc of arcNumbers(original.shapes[place] ?? { type: 'Polygon', parts: [] })) {
      const before = original.arcs[arc];
      if (before === undefined || arcs[arc]?.length === before.length) continue;
      arcs[arc] = before;
      restored.add(arc);
    }
  return new Set(
    original.shapes.flatMap((shape, place) =>
      arcNumbers(shape).some((arc) => restored.has(arc)) ? [place] : [],
    ),
  );
}

/** Neighbours noded together, each still of its own type and in its own place. */
function nodeTogether(features: readonly PolygonalGeometry[]): readonly PolygonalGeometry[] {
  const noded = insertSharedVertices(features.flatMap((shape) => polygonsOf(shape)));
  let taken = 0;
  return features.map((shape): PolygonalGeometry => {
    const own = noded.slice(taken, taken + polygonsOf(shape).length);
    taken += own.length;
    return shape.type === 'Polygon'
      ? { type: 'Polygon', coordinates: own[0] ?? [] }
      : { type: 'MultiPolygon', coordinates: own };
  });
}

/** A ring that collapsed has fewer than three different corners. */
function hasCorners(shape: PolygonalGeometry): boolean {
  return polygonsOf(shape).every((rings) =>
    rings.every((ring) => new Set(ring.map(([x, y]) => `${x} ${y}`)).size >= 3),
  );
}
