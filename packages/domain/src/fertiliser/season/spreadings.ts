import {
  areaSquareMetres,
  bounds,
  boundsMeet,
  type GroundOperations,
  type PolygonalGeometry,
} from '@tussock/geometry';
import { isRemoved } from '../../derive/is-removed.ts';
import type { NitrogenCapLimits } from '../../rules/nitrogen-cap.ts';
import type { Rule } from '../../rules/rule.ts';
import { applicationFigures, type ApplicationFigures } from '../application-figures.ts';
import { productOf } from '../decimals.ts';
import { eachNutrient, type NutrientFigures } from '../nutrients.ts';
import type { Priced } from '../format-price.ts';
import { shareOut } from '../share-out.ts';
import {
  applicationValues,
  nameOfFeature,
  polygonalOf,
  type FarmFeature,
  type FertiliserPlan,
} from './farm.ts';
import { savedGround } from './saved-ground.ts';
import { hundredths } from './treated-ground.ts';
import { textOrNone } from '../../formats/text-or-none.ts';

/** Totals applied: tonnes, dollars, kilograms. */
export interface Whole extends Priced {
  readonly quantity: number;
  readonly nutrientsKg: NutrientFigures;
  /** Synthetic nitrogen on land under the cap, in kg. */
  readonly countedNitrogenKg: number;
}

/** Application of a season with its ground and figures. */
export interface Spreading {
  readonly feature: FarmFeature;
  readonly name: string;
  readonly date: string;
  readonly landUse: string;
  /** How its nitrogen counts against the cap: by the hectare, in the average only, or not at all. */
  readonly part: 'byHectare' | 'inAverage' | null;
  readonly ground: PolygonalGeometry | null;
  readonly figures: ApplicationFigures;
  /** Counted nitrogen on each hectare of the ground, in kg, unrounded. */
  readonly countedKgPerHectare: number;
  readonly whole: Whole;
}

/** Share of one place in an application. */
export interface Portion extends Whole {
  readonly spreading: Spreading;
  readonly spreadHectares: number;
  /** Ground of the application in this place, in square metres, unrounded. */
  readonly groundM2: number;
}

/** Minimum area outside paddocks and land units, in square metres; anything less is inaccuracy of drawing along edges. */
export const SMALLEST_GROUND_M2 = 100;

/** Decides how nitrogen counts: pasture by the hectare; forage crops, and other crops grazed before harvest, in the average only. */
function partOf(
  properties: FarmFeature['properties'],
  rule: Rule<NitrogenCapLimits> | null,
): Spreading['part'] {
  if (rule === null) return null;
  const { landUse, grazedBeforeHarvest } = applicationValues(properties);
  if (landUse === rule.limits.byHectare) return 'byHectare';
  const isGrazedCrop = landUse === rule.limits.inAverage || grazedBeforeHarvest === true;
  return isGrazedCrop ? 'inAverage' : null;
}

/** Hectares spread per hectare of the ground: 1 unless a typed area differs from the ground's. */
const perHectareOfGround = (ground: PolygonalGeometry | null, area: number): number =>
  ground === null || hundredths(ground) === Math.round(area * 100)
    ? 1
    : (area * 10_000) / areaSquareMetres(ground);

/** Computes the figures of applications. Removed ones are left out; planned ones count, so that a plan can be judged. */
export function spreadingsOf(
  geos: GroundOperations,
  plan: FertiliserPlan,
  applications: readonly FarmFeature[],
  rule: Rule<NitrogenCapLimits> | null,
): readonly Spreading[] {
  return applications.flatMap((feature) => {
    const { properties } = feature;
    if (isRemoved(properties)) return [];
    const { applicationDate, landUse } = applicationValues(properties);
    const figures = applicationFigures(properties);
    const { totals, area, countedNitrogenKgPerHa } = figures;
    const part = partOf(properties, rule);
    const ground = savedGround(geos, feature, plan.features);
    return [
      {
        feature,
        name: nameOfFeature(feature),
        date: textOrNone(applicationDate),
        landUse: textOrNone(landUse),
        part,
        ground,
        figures,
        countedKgPerHectare: part === null ? 0 : countedNitrogenKgPerHa * perHectareOfGround(ground, area),
        whole: {
          quantity: totals.quantity,
          price_total: totals.price_total,
          isPriced: totals.isPriced,
          nutrientsKg: eachNutrient((key) => productOf([totals[key], area])),
          countedNitrogenKg: part === null ? 0 : productOf([countedNitrogenKgPerHa, area]),
        },
      },
    ];
  });
}

/**
 * Checks whether an area has no more than 2 decimals, like areas of record. A finer area from a person or a truck keeps its thousandths, so
 * that its shares add up to all of it.
 */
const isInHundredths = (hectares: number): boolean => productOf([hectares, 100]) % 1 === 0;

/** Divides an application among places by the ground in each; the last share is the ground outside of them. */
export function portionsOf(
  geos: GroundOperations,
  spreading: Spreading,
  places: readonly (PolygonalGeometry | null)[],
): readonly Portion[] {
  const { ground, whole, figures } = spreading;
  const box = ground && bounds(ground);
  const weights = places.map((place) =>
    place && ground && box && boundsMeet(bounds(place), box)
      ? geos.overlapAreaSquareMetres(place, ground)
      : 0,
  );
  const inside = weights.reduce((sum, weight) => sum + weight, 0);
  const outside = (ground ? areaSquareMetres(ground) : 0) - inside;
  weights.push(inside === 0 || outside >= SMALLEST_GROUND_M2 ? Math.max(outside, 1) : 0);
  const hectares = shareOut(figures.area, weights, isInHundredths(figures.area) ? 2 : 3);
  const shares = (total: number): readonly number[] => shareOut(total, hectares, 3);
  const [quantity, price, counted] = [whole.quantity, whole.price_total, whole.countedNitrogenKg].map(shares);
  const nutrientShares = new Map(
    Object.entries(whole.nutrientsKg).map(([key, total]) => [key, shares(total)]),
  );
  return hectares.map((spreadHectares, index) => ({
    spreading,
    spreadHectares,
    groundM2: weights[index] ?? 0,
    quantity: quantity?.[index] ?? 0,
    price_total: price?.[index] ?? 0,
    isPriced: whole.isPriced,
    countedNitrogenKg: counted?.[index] ?? 0,
    nutrientsKg: eachNutrient((key) => nutrientShares.get(key)?.[index] ?? 0),
  }));
}

/** Paddocks that carried a forage crop at any time of the season: they count in the average only, as a whole. */
export function foragePaddocks(
  geos: GroundOperations,
  { spreadings, rule }: { spreadings: readonly Spreading[]; rule: Rule<NitrogenCapLimits> | null },
  paddocks: readonly FarmFeature[],
): readonly PolygonalGeometry[] {
  const forage = spreadings.flatMap(({ landUse, ground }) =>
    landUse === rule?.limits.inAverage && ground ? [ground] : [],
  );
  return paddocks.flatMap((paddock) => {
    const place = polygonalOf(paddock);
    const isForage =
      place !== null &&
      forage.some(
        (ground) =>
          boundsMeet(bounds(place), bounds(ground)) &&
          geos.overlapAreaSquareMetres(place, ground) >= SMALLEST_GROUND_M2,
      );
    return isForage ? [place] : [];
  });
}
