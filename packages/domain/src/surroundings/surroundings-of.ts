import type { Surroundings } from '../kind/surroundings.ts';
import { edgeFencedPercent } from './edge-fenced.ts';
import { effectiveHectares } from './effective-hectares.ts';
import { metresToBore, metresToBoundary, metresToCulturalPlace } from './metres-to-others.ts';
import { metresToWater } from './metres-to-water.ts';
import type { PlaceAsked, PlanAround } from './plan-around.ts';

/** Surroundings of a feature on a plan; each figure is computed on demand. */
export const surroundingsOf = (place: PlaceAsked, around: PlanAround): Surroundings => ({
  effectiveHectares: () => effectiveHectares(place, around.features),
  edgeFencedPercent: () => edgeFencedPercent(place, around.features),
  metresToWater: () => metresToWater(place, around),
  metresToBore: () => metresToBore(place, around),
  metresToBoundary: () => metresToBoundary(place, around),
  metresToCulturalPlace: () => metresToCulturalPlace(place, around),
});
