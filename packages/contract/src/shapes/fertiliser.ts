import * as z from 'zod/mini';
import { uuid } from './common.ts';
import { feature } from './feature.ts';
import { polygonal } from './geometry.ts';

const nutrientFigures = {
  nitrogen: z.number(),
  phosphorus: z.number(),
  potassium: z.number(),
  sulphur: z.number(),
  calcium: z.number(),
  magnesium: z.number(),
  sodium: z.number(),
};

/** Price in dollars, and whether every product in it has a price; products without one are left out of the sum. */
const priced = { price_total: z.number(), isPriced: z.boolean() };

/** Figures of an application by spec §9, to 3 decimals: tonnes, dollars, and kg/ha of each nutrient. */
const applicationFigures = z.object({
  charges: z.object({
    cartage_rate: z.number(),
    cost: z.number(),
    store_charge: z.number(),
    mixing_fee: z.number(),
  }),
  chargesSum: z.number(),
  area: z.number(),
  products: z.array(
    z.object({
      product: z.string(),
      application_rate: z.number(),
      price_per_tonne: z.number(),
      mix_percent: z.number(),
      quantity: z.number(),
      price_per_ha: z.number(),
      price_total: z.number(),
      /** Whether its price was given; otherwise `price_total` covers the charges only. */
      isPriced: z.boolean(),
      nutrientsKgPerHa: z.object(nutrientFigures),
      countedNitrogenKgPerHa: z.number(),
    }),
  ),
  totals: z.object({ ...nutrientFigures, quantity: z.number(), ...priced }),
  countedNitrogenKgPerHa: z.number(),
});

/** Application with its computed figures. */
export const fertiliserApplication = z.extend(feature, { figures: applicationFigures });
export type FertiliserApplicationReply = z.infer<typeof fertiliserApplication>;

/**
 * State of a place against the nitrogen cap; `notCapped` when no counted nitrogen was applied, `notJudged` when it cannot be established.
 */
const capState = z.enum(['notCapped', 'notJudged', 'within', 'near', 'over']);

/** Totals applied to one place: kilograms of nutrients, tonnes and dollars. */
const placed = {
  spreadHectares: z.number(),
  quantity: z.number(),
  ...priced,
  nutrientsKg: z.object(nutrientFigures),
};

const seasonPlace = z.object({
  /** Id of the place; null for land outside every place. */
  _id: z.nullable(uuid),
  name: z.string(),
  areaHectares: z.nullable(z.number()),
  ...placed,
  /** Synthetic nitrogen on land under the cap: the average, and the hectare with the most. */
  countedNitrogenKg: z.number(),
  averageKgPerHectare: z.nullable(z.number()),
  highestKgPerHectare: z.number(),
  state: capState,
});
export type SeasonPlace = z.infer<typeof seasonPlace>;

const landholding = z.object({
  name: z.string(),
  grazedHectares: z.number(),
  countedNitrogenKg: z.number(),
  averageKgPerHectare: z.number(),
  averageState: capState,
  highestKgPerHectare: z.number(),
  highestState: capState,
  /** Worse of the two states. */
  state: capState,
});

const season = z.object({
  startYear: z.number(),
  from: z.string(),
  to: z.string(),
  name: z.string(),
});

const cap = z.nullable(
  z.object({
    kgPerHectareYear: z.number(),
    warnAtPercent: z.number(),
    /** Whether the cap can be judged for the farm; the sentences say why not. */
    isJudged: z.boolean(),
    lastSeen: z.string(),
    confidence: z.enum(['whole', 'twoExcerpts', 'oneExcerpt', 'secondHand']),
    source: z.object({ title: z.string(), provision: z.string(), address: z.string() }),
  }),
);

export const fertiliserSeason = z.object({
  season,
  /** Start years of seasons with applications, newest first; includes the requested one. */
  startYears: z.array(z.number()),
  cap,
  /** Sentences shown beside the judgement, or instead of it. */
  capSentences: z.array(z.string()),
  applications: z.array(
    z.object({
      _id: uuid,
      name: z.string(),
      date: z.string(),
      landUse: z.string(),
      products: z.array(z.string()),
      places: z.array(z.string()),
      ...placed,
      countedNitrogenKgPerHa: z.number(),
      /** Reason for saving it although it exceeded the cap; empty when none was needed. */
      overCapReason: z.string(),
    }),
  ),
  paddocks: z.array(seasonPlace),
  landUnits: z.array(seasonPlace),
  landholdings: z.array(landholding),
  totals: z.object(placed),
});
export type FertiliserSeasonReply = z.infer<typeof fertiliserSeason>;

/** Figures of an application that is not saved yet. */
export const fertiliserTrial = z.object({
  area: z.object({
    hectares: z.number(),
    /** Breakdown of its area, in the order of the sum; exclusions are negative. */
    parts: z.array(z.object({ label: z.string(), hectares: z.number() })),
    geometry: z.nullable(polygonal),
  }),
  season: z.nullable(season),
  cap,
  capSentences: z.array(z.string()),
  /** Whether it takes a place over the cap. Saving it then needs a reason (`overCapReason`). */
  isOverCap: z.boolean(),
  /** Places this application changes, with the nitrogen on their hectare with the most. */
  places: z.array(
    z.object({
      name: z.string(),
      isLandholding: z.boolean(),
      beforeKgPerHectare: z.number(),
      afterKgPerHectare: z.number(),
      state: capState,
    }),
  ),
});
export type FertiliserTrialReply = z.infer<typeof fertiliserTrial>;

/** Line of a spreader's file, as it was read. */
export const spreaderLine = z.object({
  line: z.number(),
  date: z.string(),
  paddock: z.string(),
  product: z.string(),
  rate: z.nullable(z.number()),
  area: z.nullable(z.number()),
  state: z.enum(['new', 'known', 'faulty']),
  faults: z.array(z.string()),
});
export type SpreaderLine = z.infer<typeof spreaderLine>;
