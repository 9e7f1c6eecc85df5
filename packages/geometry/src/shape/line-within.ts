import { bounds } from './bounds.ts';
import { containsPoint } from './contains-point.ts';
import type { LineGeometry, PolygonalGeometry, Position } from './geometry.ts';
import { labelPoint } from './label-point.ts';

const MOST_HALVINGS = 20;

/** Straight line from west to east through the middle of a shape: a quarter of its width to either side, or as far as it is inside. */
export function lineWithin(geometry: PolygonalGeometry): LineGeometry {
  const [longitude, latitude] = labelPoint(geometry);
  const [west, , east] = bounds(geometry);
  let reach = (east - west) / 4;
  const ends = (): readonly Position[] => [
    [longitude - reach, latitude],
    [longitude + reach, latitude],
  ];
  for (let step = 0; step < MOST_HALVINGS && !ends().every((end) => containsPoint(geometry, end)); step += 1)
    reach /= 2;
  return { type: 'LineString', coordinates: ends() };
}
