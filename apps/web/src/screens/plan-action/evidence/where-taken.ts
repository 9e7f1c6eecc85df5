import type { BoundaryReply, FeatureReply } from '@tussock/contract';
import { figureUpTo } from '@tussock/domain';
import { containsPoint, isPolygonal, nearestOnBorder, type Position } from '@tussock/geometry';
import { nameOfFeature } from '../../../record/index.ts';

/** Where a photo was taken, and what the farm knows of that place. */
export interface Taken {
  readonly place: Position | undefined;
  readonly accuracyMetres: number | undefined;
}

const KILOMETRE = 1000;

/** '420 m', '1.2 km'. */
const sayDistance = (metres: number): string =>
  metres < KILOMETRE ? `${figureUpTo(metres, 0)} m` : `${figureUpTo(metres / KILOMETRE, 1)} km`;

/** The smallest place of the farm that a position lies in: a paddock rather than the land unit around it. */
function placeNameAt(features: readonly FeatureReply[], position: Position): string | undefined {
  const [smallest] = features
    .filter(({ geometry }) => isPolygonal(geometry) && containsPoint(geometry, position))
    .toSorted((one, other) => (one.areaM2 ?? Infinity) - (other.areaM2 ?? Infinity));
  return smallest && nameOfFeature(smallest);
}

/** How far a position is from the farm, in metres; 0 within it, undefined where the farm has no boundary. */
export function metresFromFarm(
  boundary: Pick<BoundaryReply, 'boundaryFeatures'> | undefined,
  position: Position,
): number | undefined {
  const blocks = boundary?.boundaryFeatures.map(({ geometry }) => geometry) ?? [];
  if (blocks.length === 0) return undefined;
  if (blocks.some((block) => isPolygonal(block) && containsPoint(block, position))) return 0;
  return Math.min(...blocks.map((block) => nearestOnBorder(block, position)?.distanceMetres ?? Infinity));
}

/** Where a photo was taken, in words: 'In Swamp, within 5 m', 'Taken 1.2 km from the farm', 'Without a place'. */
export function sayWhere(
  { place, accuracyMetres }: Taken,
  around: {
    readonly features: readonly FeatureReply[];
    readonly boundary: Pick<BoundaryReply, 'boundaryFeatures'> | undefined;
  },
): string {
  if (!place) return 'Without a place';
  const within = accuracyMetres === undefined ? '' : `, within ${sayDistance(accuracyMetres)}`;
  const metres = metresFromFarm(around.boundary, place);
  if (metres !== undefined && metres > 0) return `Taken ${sayDistance(metres)} from the farm${within}`;
  const name = placeNameAt(around.features, place);
  if (name !== undefined) return `In ${name}${within}`;
  // Without a boundary nobody can say whether that is on the farm.
  return `${metres === undefined ? 'With its place' : 'On the farm'}${within}`;
}

/** Whether a photo was taken off the farm. */
export const isFar = (
  { place }: Taken,
  boundary: Pick<BoundaryReply, 'boundaryFeatures'> | undefined,
): boolean => place !== undefined && (metresFromFarm(boundary, place) ?? 0) > 0;
