import {
  bounds,
  distancesFrom,
  isPolygonal,
  widenedBounds,
  type Bounds,
  type Geometry,
} from '@tussock/geometry';
import { isThere } from '../derive/is-removed.ts';
import { valuesOf } from '../derive/values-of.ts';
import type { FoundAround } from '../kind/surroundings.ts';
import { kinds } from '../kinds/registry.ts';
import { calledName, type LandFeature } from '../risk/land-risk.ts';
import { surroundingWords } from '../wording/surrounding-words.ts';
import { ofKinds, type PlaceAsked, type PlanAround } from './plan-around.ts';

/** Maximum radius in metres assumed for a dam that is drawn as a point. */
const WIDEST_DAM = 200;

interface Water {
  readonly name: string;
  readonly geometry: Geometry;
}

/** Checks for water: a waterway, a dam or pond of water, or a wetland. */
function isWater({ featureType, properties }: LandFeature): boolean {
  if (featureType === kinds.waterway.wording.featureType) return true;
  if (featureType === kinds.dam.wording.featureType)
    return valuesOf(kinds.dam, properties).damType !== 'effluentUseEffluent';
  return valuesOf(kinds.ecosystem, properties).ecosystemType === 'wetland';
}

const holds = (box: Bounds, inner: Bounds): boolean =>
  box[0] <= inner[0] && box[1] <= inner[1] && inner[2] <= box[2] && inner[3] <= box[3];

/**
 * Distance in whole metres, rounded down, from a feature to the nearest river or stream of the map, waterway, dam, pond or wetland. Undefined when
 * none is known, or when an unknown one might be nearer. A dam drawn as a point is named when its water might be nearer.
 */
export function metresToWater(
  { _id, geometry }: PlaceAsked,
  { features, streams }: PlanAround,
): FoundAround | undefined {
  if (streams === null) return undefined;
  const drawn = ofKinds(features, [kinds.dam, kinds.ecosystem, kinds.waterway]).filter(
    (one) => one._id !== _id && isThere(one.properties) && isWater(one),
  );
  const waters: readonly Water[] = [
    ...drawn
      .filter((one) => isPolygonal(one.geometry) || one.featureType === kinds.waterway.wording.featureType)
      .map((one) => ({ name: calledName(one), geometry: one.geometry })),
    ...streams.lines.map(({ line }) => ({
      name: surroundingWords.stream,
      geometry: { type: 'LineString', coordinates: line } as const,
    })),
  ];
  const metresTo = distancesFrom(geometry);
  let nearest = { metres: Infinity, name: '' };
  for (const { name, geometry: water } of waters) {
    const metres = metresTo(water, nearest.metres);
    if (metres < nearest.metres) nearest = { metres, name };
  }
  const { metres, name } = nearest;
  if (metres === Infinity || !holds(streams.within, widenedBounds(bounds(geometry), metres)))
    return undefined;
  const points = drawn.filter(
    (one) =>
      one.geometry.type === 'Point' &&
      one.featureType !== kinds.waterway.wording.featureType &&
      metresTo(one.geometry) <= metres + WIDEST_DAM,
  );
  return {
    value: Math.floor(metres),
    help: surroundingWords.nearestWater(name, points.map(calledName)),
  };
}
