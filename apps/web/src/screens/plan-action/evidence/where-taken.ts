import type { BoundaryReply, FeatureReply } from '@tussock/contract';
import { sayDistance, placeOnFarm, type PlaceOnFarm } from '@tussock/domain';
import type { Position } from '@tussock/geometry';
import { nameOfFeature } from '../../../sync/index.ts';

/** Where a photo was taken, and what the farm knows of that place. */
export interface Taken {
  readonly place: Position | undefined;
  readonly accuracyMetres: number | undefined;
}

interface Around {
  readonly features: readonly FeatureReply[];
  readonly boundary: Pick<BoundaryReply, 'boundaryFeatures'> | undefined;
}

/** What the farm knows of a place. */
const whereabouts = (
  features: readonly FeatureReply[],
  boundary: Around['boundary'],
  place: Position,
): PlaceOnFarm =>
  placeOnFarm(
    features.map((feature) => ({ ...feature, id: feature._id, name: nameOfFeature(feature) })),
    boundary?.boundaryFeatures.map(({ geometry }) => geometry) ?? [],
    place,
  );

/** Where a photo was taken, in words: 'In Swamp, within 5 m', 'Taken 1.2 km from the farm', 'Without a place'. */
export function sayWhere({ place, accuracyMetres }: Taken, { features, boundary }: Around): string {
  if (!place) return 'Without a place';
  const within = accuracyMetres === undefined ? '' : `, within ${sayDistance(accuracyMetres)}`;
  const { inside, isOnFarm, metresToBoundary } = whereabouts(features, boundary, place);
  if (metresToBoundary !== null && !isOnFarm)
    return `Taken ${sayDistance(metresToBoundary)} from the farm${within}`;
  if (inside) return `In ${inside.name}${within}`;
  // Without a boundary nobody can say whether that is on the farm.
  return `${metresToBoundary === null ? 'With its place' : 'On the farm'}${within}`;
}

/** Whether a photo was taken off the farm. */
export function isFar({ place }: Taken, boundary: Around['boundary']): boolean {
  if (!place) return false;
  const { isOnFarm, metresToBoundary } = whereabouts([], boundary, place);
  return metresToBoundary !== null && !isOnFarm;
}
