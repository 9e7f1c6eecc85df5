import type { Geometry } from '@tussock/geometry';

/** Why a shape cannot be changed by dragging its corners; null when it can. */
export function whyNotEditable(geometry: Geometry): string | null {
  if (geometry.type === 'MultiPolygon' || geometry.type === 'MultiLineString')
    return 'This shape has several parts. To change them, delete it and draw the parts again.';
  return null;
}
