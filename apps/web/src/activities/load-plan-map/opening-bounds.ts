import { boundsAroundPlace, boundsOfRegion } from '@tussock/domain';
import { bounds as boundsOf, unionBounds, type Bounds } from '@tussock/geometry';
import type { MapShape } from '../../map/index.ts';

/** Where a plan says that it is. */
export interface PlanPlace {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
  readonly region?: unknown;
}

/**
 * Where the map of a plan without a boundary opens: at what is drawn on it, or where nothing is at its address, or in its council's region.
 * Nowhere while what is drawn is still on its way: a map goes to where it opens once.
 */
export function openingBounds(
  shapes: readonly Pick<MapShape, 'geometry'>[],
  place: PlanPlace,
  isLoading: boolean,
): Bounds | undefined {
  if (isLoading) return undefined;
  const drawn = unionBounds(shapes.map(({ geometry }) => boundsOf(geometry)));
  return drawn ?? boundsAroundPlace(place) ?? boundsOfRegion(place.region);
}
