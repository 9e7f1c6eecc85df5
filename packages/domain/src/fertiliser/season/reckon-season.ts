import type { GroundOperations } from '@tussock/geometry';
import type { NutrientFigures } from '../nutrients.ts';
import { seasonOf, type Season } from '../season.ts';
import { capResult, shownCap, type CapResult } from './cap-result.ts';
import { applicationValues, paddockValues, type FarmFeature, type FertiliserPlan } from './farm.ts';
import { reckonLandholdings, type Landholding } from './reckon-landholdings.ts';
import { reckonPlaces, reckonTotals, type Placed, type SeasonPlace } from './reckon-places.ts';
import { spreadingsOf, type Spreading } from './spreadings.ts';
import { textOrNone } from '../../formats/text-or-none.ts';

const dateOf = ({ properties }: FarmFeature): string =>
  textOrNone(applicationValues(properties).applicationDate);

/** Lists the applications of a season by date. */
export const applicationsIn = (plan: FertiliserPlan, { from, to }: Season): readonly FarmFeature[] =>
  plan.applications
    .filter((application) => from <= dateOf(application) && dateOf(application) <= to)
    .sort((a, b) => dateOf(a).localeCompare(dateOf(b)) || a._id.localeCompare(b._id));

/** Start years of seasons with applications, newest first; includes the requested one. */
export function startYearsOf(plan: FertiliserPlan, season: Season): number[] {
  const years = plan.applications.map((application) => seasonOf(dateOf(application)).startYear);
  return [...new Set([...years, season.startYear])].sort((a, b) => b - a);
}

/** Application as a season lists it. */
interface SeasonApplication extends Placed {
  readonly _id: string;
  readonly name: string;
  readonly date: string;
  readonly landUse: string;
  readonly products: string[];
  readonly places: string[];
  readonly nutrientsKg: NutrientFigures;
  readonly countedNitrogenKgPerHa: number;
  /** Reason for saving it although it exceeded the cap; empty when it did not. */
  readonly overCapReason: string;
}

interface ReckonedSeason {
  readonly standing: CapResult;
  /** Sentences shown beside the judgement, or instead of it. */
  readonly sentences: string[];
  readonly applications: SeasonApplication[];
  readonly paddocks: SeasonPlace[];
  readonly landUnits: SeasonPlace[];
  readonly landholdings: Landholding[];
  readonly totals: Placed;
}

function presentSpreading(plan: FertiliserPlan, spreading: Spreading): SeasonApplication {
  const { feature, name, date, landUse, figures, whole } = spreading;
  const { paddocks, overCapReason } = applicationValues(feature.properties);
  return {
    _id: feature._id,
    name,
    date,
    landUse,
    products: figures.products.map(({ product }) => product),
    places: (Array.isArray(paddocks) ? paddocks : []).flatMap((id) => {
      const paddock = plan.features.get(textOrNone(id));
      return (paddock && paddockValues(paddock).name) || [];
    }),
    spreadHectares: figures.area,
    quantity: whole.quantity,
    price_total: whole.price_total,
    isPriced: whole.isPriced,
    nutrientsKg: whole.nutrientsKg,
    countedNitrogenKgPerHa: whole.countedNitrogenKg === 0 ? 0 : figures.countedNitrogenKgPerHa,
    overCapReason: textOrNone(overCapReason),
  };
}

/** Computes a season's fertiliser by application, paddock, land unit and landholding, against the cap as far as it can be judged. */
export function reckonSeason(geos: GroundOperations, plan: FertiliserPlan, season: Season): ReckonedSeason {
  const standing = capResult(plan, season);
  const spreadings = spreadingsOf(geos, plan, applicationsIn(plan, season), standing.rule);
  const question = { geos, plan, standing, spreadings };
  const { landholdings, sentences } = reckonLandholdings(question);
  return {
    standing,
    sentences: [...standing.sentences, ...sentences],
    applications: spreadings.map((spreading) => presentSpreading(plan, spreading)),
    paddocks: reckonPlaces(question, plan.paddocks, 'Outside any paddock'),
    landUnits: reckonPlaces(question, plan.landUnits, 'Outside any land unit'),
    landholdings,
    totals: reckonTotals(spreadings),
  };
}

/** Computes a season's fertiliser as its page shows it: with the years that have applications, and the cap. */
export function shownSeason(geos: GroundOperations, plan: FertiliserPlan, season: Season) {
  const { standing, sentences, ...figures } = reckonSeason(geos, plan, season);
  return {
    season,
    cap: shownCap(standing),
    startYears: startYearsOf(plan, season),
    capSentences: sentences,
    ...figures,
  };
}
