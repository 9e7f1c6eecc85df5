import { simplifyLine } from '../simplify/simplify-line.ts';
import { bounds, unionBounds } from './bounds.ts';
import { easternLongitude } from './eastern-longitude.ts';
import type { PolygonalGeometry } from './geometry.ts';
import { polygonsOf } from './polygons-of.ts';
import { THUMBNAIL_SIDE } from './thumbnail-side.ts';

/** Simplification tolerance: one displayed pixel. */
const TOLERANCE = 12;

/**
 * Converts areas to a thumbnail: each ring as x, y, x, y … in whole thousandths of the longer side of their box, x to the east and y to the
 * south, without the closing corner. Every dropped corner lies within 12 thousandths of the simplified ring; smaller rings, including
 * holes, are left out. The proportions are those of the ground at the middle of the box. Empty for no areas.
 *
 * Worked example: a square of the ground gives [0, 1000, 1000, 1000, 1000, 0, 0, 0], from its south-western corner.
 */
export function thumbnailOf(areas: readonly PolygonalGeometry[]): readonly (readonly number[])[] {
  const box = unionBounds(areas.map(bounds));
  if (!box) return [];
  const [west, south, east, north] = box;
  const eastward = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = THUMBNAIL_SIDE / Math.max((east - west) * eastward, north - south);
  const across = (longitude: number): number => (east > 180 ? easternLongitude(longitude) : longitude) - west;
  return areas
    .flatMap(polygonsOf)
    .flat()
    .map((ring) =>
      ring.map(([longitude, latitude]): [number, number] => [
        across(longitude) * eastward * scale,
        (north - latitude) * scale,
      ]),
    )
    .filter(isSeen)
    .map((ring) =>
      simplifyLine(ring, TOLERANCE)
        .slice(0, -1)
        .flatMap(([x, y]) => [Math.round(x), Math.round(y)]),
    );
}

const isSeen = (ring: readonly (readonly [number, number])[]): boolean =>
  [0, 1].some((axis) => {
    const places = ring.map((place) => place[axis] ?? 0);
    return Math.max(...places) - Math.min(...places) > TOLERANCE;
  });
