import type { FeatureReply, FertiliserSeasonReply } from '@tussock/contract';
import { dayInNewZealand, seasonOf, seasonStarting, type Season } from '@tussock/domain';
import type { Services } from '../../services.ts';
import { readFertiliserPlan, type FertiliserPlan } from './read-fertiliser-plan.ts';
import {
  capOf,
  presentCap,
  reckonLandholdings,
  reckonPlaces,
  reckonTotals,
  spreadingsOf,
} from './reckon-season.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const dateOf = ({ properties }: FeatureReply): string => textOf(properties['applicationDate']);

/** The season asked for, or the one it is now in New Zealand. */
export const seasonAsked = ({ clock }: Pick<Services, 'clock'>, startYear: number | undefined): Season =>
  startYear === undefined ? seasonOf(dayInNewZealand(clock.now())) : seasonStarting(startYear);

/** The applications of a season in the order of their dates. */
export const applicationsIn = (plan: FertiliserPlan, { from, to }: Season): readonly FeatureReply[] =>
  plan.applications
    .filter((application) => from <= dateOf(application) && dateOf(application) <= to)
    .sort((a, b) => dateOf(a).localeCompare(dateOf(b)) || a._id.localeCompare(b._id));

/** What was spread in a season, by application, paddock, land unit and landholding. */
export async function readSeason(
  services: Services,
  planId: string,
  startYear: number | undefined,
): Promise<FertiliserSeasonReply> {
  const { geos } = services;
  const plan = await readFertiliserPlan(services.database.db, planId);
  const season = seasonAsked(services, startYear);
  const rule = capOf(plan, season);
  const spreadings = spreadingsOf(geos, plan, applicationsIn(plan, season), rule);
  const question = { geos, rule, spreadings };
  const years = plan.applications.map((application) => seasonOf(dateOf(application)).startYear);
  return {
    season,
    startYears: [...new Set([...years, season.startYear])].sort((a, b) => b - a),
    cap: presentCap(rule),
    applications: spreadings.map(({ feature, name, date, landUse, figures, whole }) => ({
      _id: feature._id,
      name,
      date,
      landUse,
      products: figures.products.map(({ product }) => product),
      places: (Array.isArray(feature.properties['paddocks']) ? feature.properties['paddocks'] : []).flatMap(
        (id) => textOf(plan.features.get(textOf(id))?.properties['name']) || [],
      ),
      spreadHectares: figures.area,
      quantity: whole.quantity,
      price_total: whole.price_total,
      nutrientsKg: whole.nutrientsKg,
      countedNitrogenKgPerHa: whole.countedNitrogenKg === 0 ? 0 : figures.countedNitrogenKgPerHa,
    })),
    paddocks: [...reckonPlaces(question, plan.paddocks, 'Outside any paddock')],
    landUnits: [...reckonPlaces(question, plan.landUnits, 'Outside any land unit')],
    landholdings: reckonLandholdings(question, plan),
    totals: reckonTotals(spreadings),
  };
}
