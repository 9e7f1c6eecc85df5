import { distancesFrom, type Geometry } from '@tussock/geometry';
import { isCulturalPlace } from '../derive/is-cultural-place.ts';
import { isThere } from '../derive/is-removed.ts';
import { valuesOf } from '../derive/values-of.ts';
import type { FoundAround } from '../kind/surroundings.ts';
import { kinds } from '../kinds/registry.ts';
import { calledName, type LandFeature } from '../risk/land-risk.ts';
import { surroundingWords } from '../wording/surrounding-words.ts';
import { ofKinds, type PlaceAsked, type PlanAround } from './plan-around.ts';

/** Steps in metres in which the distance to a cultural place is said: too wide to find it by. */
const CULTURAL_STEP = 100;

const isBore = ({ properties }: LandFeature): boolean =>
  valuesOf(kinds.customFeature, properties).category === 'bore';
const isCultural = ({ properties }: LandFeature): boolean =>
  isCulturalPlace({ entity: kinds.customFeature.id, values: properties });

/** Finds the nearest of some features; undefined without any. */
function nearestOf(
  { _id, geometry }: PlaceAsked,
  features: readonly LandFeature[],
): { readonly metres: number; readonly name: string } | undefined {
  const metresTo = distancesFrom(geometry);
  return features
    .filter((one) => one._id !== _id && isThere(one.properties))
    .map((one) => ({ metres: metresTo(one.geometry), name: calledName(one) }))
    .toSorted((one, other) => one.metres - other.metres)[0];
}

/** Distance in whole metres, rounded down, to the nearest bore that is drawn; undefined without any. */
export function metresToBore(place: PlaceAsked, { features }: PlanAround): FoundAround | undefined {
  const nearest = nearestOf(place, ofKinds(features, [kinds.customFeature]).filter(isBore));
  return nearest && { value: Math.floor(nearest.metres), help: surroundingWords.nearestBore(nearest.name) };
}

/** Rings of the boundary as lines: what is within it is some way from its edge. */
const edgesOf = ({ boundary }: PlanAround): readonly Geometry[] =>
  boundary
    .flatMap((block) => (block.type === 'Polygon' ? [block.coordinates] : block.coordinates))
    .flatMap((rings) => rings.map((ring) => ({ type: 'LineString', coordinates: ring }) as const));

/** Distance in whole metres, rounded down, to the boundary of the farm; undefined without one. */
export function metresToBoundary({ geometry }: PlaceAsked, around: PlanAround): FoundAround | undefined {
  const metresTo = distancesFrom(geometry);
  const metres = Math.min(...edgesOf(around).map((edge) => metresTo(edge)));
  return Number.isFinite(metres)
    ? { value: Math.floor(metres), help: surroundingWords.nearestBoundary }
    : undefined;
}

/** Least distance in metres to the nearest cultural place that is drawn, in steps of 100 m and without its name; undefined without any. */
export function metresToCulturalPlace(place: PlaceAsked, { features }: PlanAround): FoundAround | undefined {
  const nearest = nearestOf(place, ofKinds(features, [kinds.customFeature]).filter(isCultural));
  return (
    nearest && {
      value: Math.floor(nearest.metres / CULTURAL_STEP) * CULTURAL_STEP,
      help: surroundingWords.nearestCulturalPlace(CULTURAL_STEP),
    }
  );
}
