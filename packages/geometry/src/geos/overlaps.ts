import { areaSquareMetres } from '../measure/area-of-record.ts';
import { bounds } from '../shape/bounds.ts';
import { createBoxIndex } from '../shape/box-index.ts';
import type { PolygonalGeometry } from '../shape/geometry.ts';
import { polygonalFrom, polygonsOf } from '../shape/polygons-of.ts';
import { isSliver } from '../merge/is-sliver.ts';
import type { GeosSession } from './geos-scope.ts';
import { overlay } from './overlay.ts';

export interface Overlap {
  /** Indexes of the two shapes in the input list, the smaller one first. */
  readonly first: number;
  readonly second: number;
  readonly areaSquareMetres: number;
  readonly geometry: PolygonalGeometry;
}

/**
 * Lists every pair of overlapping shapes, with the area of record of the overlap. Shared parts narrower than a sliver (0.3 m) come from
 * rounding between neighbours, and do not count.
 *
 * @throws GeosError when a shape is invalid.
 */
export function overlaps(session: GeosSession, shapes: readonly PolygonalGeometry[]): readonly Overlap[] {
  const boxes = shapes.map((shape) => bounds(shape));
  const index = createBoxIndex(boxes);
  return shapes.flatMap((shape, first) => {
    const partners: number[] = [];
    const box = boxes[first];
    if (box !== undefined)
      index.search(box, (second) => {
        if (second > first) partners.push(second);
      });
    return partners
      .sort((a, b) => a - b)
      .flatMap((second) => overlapOf(session, [shape, shapes[second] ?? shape], { first, second }));
  });
}

/** Area of the overlap of two shapes in square metres, slivers included; 0 when they only touch. */
export function overlapAreaSquareMetres(
  session: GeosSession,
  a: PolygonalGeometry,
  b: PolygonalGeometry,
): number {
  const shared = overlay(session, 'GEOSIntersection', a, b);
  return shared === null ? 0 : areaSquareMetres(shared);
}

function overlapOf(
  session: GeosSession,
  [a, b]: readonly [PolygonalGeometry, PolygonalGeometry],
  places: { readonly first: number; readonly second: number },
): readonly Overlap[] {
  const shared = overlay(session, 'GEOSIntersection', a, b);
  if (shared === null) return [];
  const geometry = polygonalFrom(polygonsOf(shared).filter((rings) => !isSliver(rings)));
  return geometry === null ? [] : [{ ...places, areaSquareMetres: areaSquareMetres(geometry), geometry }];
}
