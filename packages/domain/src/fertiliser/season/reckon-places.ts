import {
  areaSquareMetres,
  bounds,
  boundsMeet,
  type GroundOperations,
  type PolygonalGeometry,
} from '@tussock/geometry';
import { sumOf } from '../decimals.ts';
import { eachNutrient, type NutrientFigures } from '../nutrients.ts';
import { sumPriced, type Priced } from '../format-price.ts';
import { capState, type CapResult, type CapState } from './cap-result.ts';
import { nameOfFeature, polygonalOf, type FarmFeature, type FertiliserPlan } from './farm.ts';
import { highestRate } from './highest-rate.ts';
import { foragePaddocks, portionsOf, type Portion, type Spreading, type Whole } from './spreadings.ts';

/** Totals applied to one place: kilograms of nutrients, tonnes and dollars. */
export interface Placed extends Priced {
  readonly spreadHectares: number;
  readonly quantity: number;
  readonly nutrientsKg: NutrientFigures;
}

/** Paddock or land unit in a season; ground outside every one has no id. */
export interface SeasonPlace extends Placed {
  readonly _id: string | null;
  readonly name: string;
  readonly areaHectares: number | null;
  readonly countedNitrogenKg: number;
  readonly averageKgPerHectare: number | null;
  readonly highestKgPerHectare: number;
  readonly state: CapState;
}

/** Input for the figures of a season. */
export interface SeasonQuestion {
  readonly geos: GroundOperations;
  readonly plan: FertiliserPlan;
  readonly standing: CapResult;
  readonly spreadings: readonly Spreading[];
}

export const sumPlaced = (
  parts: readonly (Omit<Whole, 'countedNitrogenKg'> & { readonly spreadHectares: number })[],
): Placed => ({
  spreadHectares: sumOf(parts.map((it) => it.spreadHectares)),
  quantity: sumOf(parts.map((it) => it.quantity)),
  ...sumPriced(parts),
  nutrientsKg: eachNutrient((key) => sumOf(parts.map((it) => it.nutrientsKg[key]))),
});

/** Ground with the counted nitrogen on each hectare of it, both unrounded. */
export interface DressedGround {
  readonly countedKgPerHectare: number;
  readonly groundM2: number;
}

/**
 * Average in kg/ha over an area in square metres, to 2 decimals as hectares are; numerator and denominator are unrounded. 0 without an
 * area.
 */
export function averageOver(dressed: readonly DressedGround[], squareMetres: number): number {
  const counted = dressed.reduce((sum, it) => sum + it.countedKgPerHectare * it.groundM2, 0);
  return squareMetres > 0 ? Math.round((counted * 100) / squareMetres) / 100 : 0;
}

interface Ground {
  /** Ground to include; null for everywhere. */
  readonly within: PolygonalGeometry | null;
  /** Ground to leave out. */
  readonly without: readonly PolygonalGeometry[];
}

/** Part of a ground within the given limits; null when nothing is left. */
export function cut(
  geos: GroundOperations,
  ground: PolygonalGeometry,
  { within, without }: Ground,
): PolygonalGeometry | null {
  const isNear = within === null || boundsMeet(bounds(within), bounds(ground));
  const inside = within === null ? ground : isNear ? geos.intersection(within, ground) : null;
  return without.reduce<PolygonalGeometry | null>(
    (rest, other) => (rest && boundsMeet(bounds(rest), bounds(other)) ? geos.difference(rest, other) : rest),
    inside,
  );
}

/** Highest counted nitrogen, in kg/ha, on any point of a ground from some applications. */
export function highestOn(geos: GroundOperations, spreadings: readonly Spreading[], ground: Ground): number {
  const dressings = spreadings.flatMap((spreading) => {
    const { countedNitrogenKgPerHa: kgPerHectare } = spreading.figures;
    if (!spreading.ground || kgPerHectare === 0) return [];
    const geometry = cut(geos, spreading.ground, ground);
    return geometry ? [{ geometry, kgPerHectare }] : [];
  });
  return highestRate(geos, dressings);
}

const isCounted = ({ part }: Spreading): boolean => part !== null;
const isByHectare = ({ part }: Spreading): boolean => part === 'byHectare';

const onGround = ({ spreading: { countedKgPerHectare }, groundM2 }: Portion): DressedGround => ({
  countedKgPerHectare,
  groundM2,
});

/** Totals applied to each of some places; ground outside of them comes last, when there is any. */
export function reckonPlaces(
  question: SeasonQuestion,
  places: readonly FarmFeature[],
  outsideName: string,
): SeasonPlace[] {
  const { geos, plan, standing, spreadings } = question;
  const grounds = places.map(polygonalOf);
  const portions = spreadings.map((spreading) => portionsOf(geos, spreading, grounds));
  const forage = foragePaddocks(geos, { spreadings, rule: standing.rule }, plan.paddocks);
  const byPlace = new Map<number, Portion[]>();
  for (const [index, portion] of portions.flatMap((all) => [...all.entries()]))
    if (portion.spreadHectares > 0) byPlace.set(index, [...(byPlace.get(index) ?? []), portion]);
  const of = (index: number): readonly Portion[] => byPlace.get(index) ?? [];
  const rows = places.flatMap((place, index): SeasonPlace[] => {
    const mine = of(index);
    if (mine.length === 0) return [];
    const counted = sumOf(mine.map(({ countedNitrogenKg }) => countedNitrogenKg));
    const near = mine.map(({ spreading }) => spreading);
    const within = grounds[index] ?? null;
    const pasture = highestOn(geos, near.filter(isByHectare), { within, without: forage });
    return [
      {
        _id: place._id,
        name: nameOfFeature(place),
        areaHectares: place.areaHectares,
        ...sumPlaced(mine),
        countedNitrogenKg: counted,
        averageKgPerHectare: within && averageOver(mine.map(onGround), areaSquareMetres(within)),
        highestKgPerHectare: highestOn(geos, near.filter(isCounted), { within, without: [] }),
        state: capState(pasture, standing),
      },
    ];
  });
  const outside = of(places.length);
  return outside.length === 0 ? rows : [...rows, outsideOf(outside, outsideName)];
}

const outsideOf = (portions: readonly Portion[], name: string): SeasonPlace => ({
  _id: null,
  name,
  areaHectares: null,
  ...sumPlaced(portions),
  countedNitrogenKg: sumOf(portions.map(({ countedNitrogenKg }) => countedNitrogenKg)),
  averageKgPerHectare: null,
  highestKgPerHectare: 0,
  state: 'notCapped',
});

/** Totals of all applications. */
export const reckonTotals = (spreadings: readonly Spreading[]): Placed =>
  sumPlaced(spreadings.map(({ whole, figures }) => ({ ...whole, spreadHectares: figures.area })));
