import { isPolygonal, polygonsOf, type Position } from '@tussock/geometry';
import { noShapes } from './frame-of-map.ts';
import type { MapShape } from './plan-map-props.ts';

type Ring = readonly Position[];

/** The ring in the direction of a hole: the engine tells holes from outlines by their direction. */
function clockwise(ring: Ring): Ring {
  const twiceArea = ring.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = ring[index - 1] ?? [x, y];
    return sum + fromX * y - x * fromY;
  }, 0);
  return twiceArea > 0 ? ring.toReversed() : ring;
}

/** The world without the farm. Its latitudes are those of the map's projection. */
export function outsideOf(borders: readonly MapShape[]): readonly MapShape[] {
  const polygons = borders.flatMap(({ geometry }) => (isPolygonal(geometry) ? polygonsOf(geometry) : []));
  const outlines = polygons.flatMap(([outline]) => (outline ? [outline] : []));
  if (outlines.length === 0) return noShapes;
  const holes = polygons.flatMap(([, ...inner]) => inner);
  return [
    { id: 'outside', geometry: { type: 'Polygon', coordinates: [WORLD, ...outlines.map(clockwise)] } },
    ...holes.map((hole, index): MapShape => ({
      id: `hole-${index}`,
      geometry: { type: 'Polygon', coordinates: [hole] },
    })),
  ];
}
const WORLD = [
  [-180, -85],
  [180, -85],
  [180, 85],
  [-180, 85],
  [-180, -85],
] as const;
