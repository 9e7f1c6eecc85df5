import { containsPoint, isPolygonal, positionsOf, type Geometry, type Position } from '@tussock/geometry';
import type { MapFeature } from '../layers/map-feature.ts';
import type { Pixel, PlainView } from './plain-view.ts';

/** As near as a thumb comes to what it means, CSS pixels. */
const REACH = { point: 14, line: 8 } as const;

/** Linear from one end to the other; the nearest place of the stretch. */
function distanceToStretch([x, y]: Pixel, [fromX, fromY]: Pixel, [toX, toY]: Pixel): number {
  const [east, south] = [toX - fromX, toY - fromY];
  const square = east * east + south * south;
  const along = square === 0 ? 0 : ((x - fromX) * east + (y - fromY) * south) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - share * east, y - fromY - share * south);
}

const linesOf = (geometry: Geometry): readonly (readonly Position[])[] =>
  geometry.type === 'LineString'
    ? [geometry.coordinates]
    : geometry.type === 'MultiLineString'
      ? geometry.coordinates
      : [];

function isHit(geometry: Geometry, at: Pixel, view: PlainView): boolean {
  if (isPolygonal(geometry)) return containsPoint(geometry, view.toPosition(at));
  if (geometry.type === 'Point')
    return positionsOf(geometry).some((position) => {
      const [x, y] = view.toPixel(position);
      return Math.hypot(at[0] - x, at[1] - y) <= REACH.point;
    });
  return linesOf(geometry).some((line) => {
    const places = line.map((position) => view.toPixel(position));
    return places.some((place, index) => {
      const next = places[index + 1];
      return next !== undefined && distanceToStretch(at, place, next) <= REACH.line;
    });
  });
}

/** What somebody means by a click: of what is drawn there the topmost. `drawn` lies in the order in which it was drawn. */
export const featureAt = (drawn: readonly MapFeature[], at: Pixel, view: PlainView): MapFeature | undefined =>
  drawn.findLast(({ geometry }) => isHit(geometry, at, view));
