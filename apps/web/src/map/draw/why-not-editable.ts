import type { Geometry } from '@tussock/geometry';

/** Why a shape cannot be changed by dragging its corners; null when it can. */
export function whyNotEditable(geometry: Geometry): string | null {
  if (geometry.type === 'MultiPolygon' || geometry.type === 'MultiLineString')
    return 'This shape has several parts. Delete it and draw its parts anew to change them.';
  if (geometry.type === 'Polygon' && geometry.coordinates.length > 1)
    return 'This shape has a hole. Delete it and draw it anew to change it.';
  return null;
}
