import { bounds, boundsMeet, type GroundOperations } from '@tussock/geometry';
import { isRemoved } from '../../derive/is-removed.ts';
import { polygonalOf, type FarmFeature } from './farm.ts';
import { SMALLEST_GROUND_M2 } from './spreadings.ts';

/**
 * Filters the paddocks or land units among which applied fertiliser is divided: no removed ones, and planned ones only where no existing
 * one lies. Two on the same ground would halve the share of each.
 */
export function existingPaddocks(
  geos: GroundOperations,
  features: readonly FarmFeature[],
): readonly FarmFeature[] {
  const there = features.filter(({ properties }) => !isRemoved(properties));
  const isPlanned = ({ properties }: FarmFeature): boolean => properties['status'] === 'planned';
  const standing = there.flatMap((feature) => (isPlanned(feature) ? [] : (polygonalOf(feature) ?? [])));
  return there.filter((feature) => {
    const place = isPlanned(feature) ? polygonalOf(feature) : null;
    return !standing.some(
      (ground) =>
        place !== null &&
        boundsMeet(bounds(place), bounds(ground)) &&
        geos.overlapAreaSquareMetres(place, ground) >= SMALLEST_GROUND_M2,
    );
  });
}
