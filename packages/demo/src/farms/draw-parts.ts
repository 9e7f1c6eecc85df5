import { at } from '../cadastre/chance/at.ts';
import type { Coordinate } from '../cadastre/coordinate.ts';
import { fromNztm, toNztm } from '../cadastre/transverse-mercator.ts';
import type { AttributeValue, DrawnFeature } from './drawn-feature.ts';
import type { KindId } from '@tussock/domain';

export type Attributes = Record<string, AttributeValue>;

export const existing = (name: string, more: Attributes): Attributes => ({
  name,
  status: 'existing',
  ...more,
});

/** A place so many metres east and north of another. */
export const beside = (middle: Coordinate, east: number, north: number): Coordinate => {
  const [easting, northing] = toNztm(middle);
  return fromNztm([easting + east, northing + north]);
};

const CIRCLE_CORNERS = 36;

/** A round or oblong shape of so many metres across and down. */
export function around(
  middle: Coordinate,
  across: number,
  down = across,
  corners = CIRCLE_CORNERS,
): Coordinate[] {
  const ring = Array.from({ length: corners }, (_, index) => {
    const angle = ((index + 0.5) / corners) * 2 * Math.PI;
    return beside(middle, (Math.cos(angle) * across) / 2, (Math.sin(angle) * down) / 2);
  });
  return [...ring, at(ring, 0)];
}

export const area = (kindId: KindId, ring: Coordinate[], attributes: Attributes): DrawnFeature => ({
  kindId,
  geometry: { type: 'Polygon', coordinates: [ring] },
  attributes,
});
export const line = (kindId: KindId, coordinates: Coordinate[], attributes: Attributes): DrawnFeature => ({
  kindId,
  geometry: { type: 'LineString', coordinates },
  attributes,
});
export const point = (kindId: KindId, coordinates: Coordinate, attributes: Attributes): DrawnFeature => ({
  kindId,
  geometry: { type: 'Point', coordinates },
  attributes,
});
