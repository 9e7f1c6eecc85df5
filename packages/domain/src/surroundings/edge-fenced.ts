import { isPolygonal, shareOfEdgeNear } from '@tussock/geometry';
import { BANK_WITHIN_METRES } from '../first-draft/bare-banks.ts';
import type { FoundAround } from '../kind/surroundings.ts';
import { kinds } from '../kinds/registry.ts';
import { keepsStockFromWater } from '../risk/fence-risk.ts';
import type { LandFeature } from '../risk/land-risk.ts';
import { surroundingWords } from '../wording/surrounding-words.ts';
import { ofKinds, type PlaceAsked } from './plan-around.ts';

/** Tolerance in percent for rounding along a closed edge. */
const ROUNDING = 1e-4;

/**
 * Percentage of an area's edge with a permanent stock-proof fence along it, as a whole number; 100 only when no part is open. A fence
 * counts within the same distance as along waterways. Undefined for other shapes.
 */
export function edgeFencedPercent(
  { geometry }: PlaceAsked,
  features: readonly LandFeature[],
): FoundAround | undefined {
  if (!isPolygonal(geometry)) return undefined;
  const fences = ofKinds(features, [kinds.fenceline]).flatMap(({ geometry: line, properties }) =>
    (line.type === 'LineString' || line.type === 'MultiLineString') && keepsStockFromWater(properties)
      ? [line]
      : [],
  );
  return {
    value: Math.floor(100 * shareOfEdgeNear(geometry, fences, BANK_WITHIN_METRES) + ROUNDING),
    help: surroundingWords.edgeFenced(BANK_WITHIN_METRES),
  };
}
