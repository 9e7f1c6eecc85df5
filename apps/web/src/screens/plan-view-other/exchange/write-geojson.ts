import type { FeatureReply } from '@tussock/contract';
import type { AnyKind } from '@tussock/domain';
import { isPolygonal, windRings } from '@tussock/geometry';
import { measuresOf } from '../../../sync/index.ts';

/**
 * Features of a kind as RFC 7946 asks for them: longitude first, outer rings anticlockwise. Properties have the keys and values of the
 * declaration; what was measured stands beside them and is not read back.
 */
export function writeGeoJson(kind: AnyKind, features: readonly FeatureReply[]): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    featureType: kind.wording.featureType,
    features: features.map((feature) => ({
      type: 'Feature',
      id: feature._id,
      geometry: isPolygonal(feature.geometry) ? windRings(feature.geometry) : feature.geometry,
      properties: { ...feature.properties, ...measuresOf(feature) },
    })),
  });
}
