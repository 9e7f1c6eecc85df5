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

/** Dollars, and whether each product that they are of has a price: what has none is not in them. */
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
      /** Whether its price was given; `price_total` is else of the charges alone. */
      isPriced: z.boolean(),
      nutrientsKgPerHa: z.object(nutrientFigures),
      countedNitrogenKgPerHa: z.number(),
    }),
  ),
  totals: z.object({ ...nutrientFigures, quantity: z.number(), ...priced }),
  countedNitrogenKgPerHa: z.number(),
});

/** An application with what follows from it. */
export const fertiliserApplication = z.extend(feature, { figures: applicationFigures });
export type FertiliserApplicationReply = z.infer<typeof fertiliserApplication>;

/** How far a place is from the nitrogen cap; `notCapped` where nothing that counts was put, `notJudged` where it cannot be established. */
const capState = z.enum(['notCapped', 'notJudged', 'within', 'near', 'over']);

/** What one place got: kilograms of nutrients, tonnes and dollars. */
const placed = {
  spreadHectares: z.number(),
  quantity: z.number(),
  ...priced,
  nutrientsKg: z.object(nutrientFigures),
};

const seasonPlace = z.object({
  /** Null for ground outside of any. */
  _id: z.nullable(uuid),
  name: z.string(),
  areaHectares: z.nullable(z.number()),
  ...placed,
  /** Synthetic nitrogen on land the cap is for: on average, and on the hectare that got most. */
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
  /** The worse of both. */
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
    /** Whether the farm can be judged by it; the sentences say why not. */
    isJudged: z.boolean(),
    lastSeen: z.string(),
    confidence: z.enum(['whole', 'twoExcerpts', 'oneExcerpt', 'secondHand']),
    source: z.object({ title: z.string(), provision: z.string(), address: z.string() }),
  }),
);

export const fertiliserSeason = z.object({
  season,
  /** Years in which seasons with applications begin, the youngest first; the one asked for is among them. */
  startYears: z.array(z.number()),
  cap,
  /** What is to be said beside the judgement, or in its place. */
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
      /** Why a person saved it although it went over the cap; empty where nobody had to say. */
      overCapReason: z.string(),
    }),
  ),
  paddocks: z.array(seasonPlace),
  landUnits: z.array(seasonPlace),
  landholdings: z.array(landholding),
  totals: z.object(placed),
});
export type FertiliserSeasonReply = z.infer<typeof fertiliserSeason>;

/** What an application would come to, before it is saved. */
export const fertiliserTrial = z.object({
  area: z.object({
    hectares: z.number(),
    /** How it came about, in the order of the sum; exclusions are negative. */
    parts: z.array(z.object({ label: z.string(), hectares: z.number() })),
    geometry: z.nullable(polygonal),
  }),
  season: z.nullable(season),
  cap,
  capSentences: z.array(z.string()),
  /** Whether it takes a place over the cap: to save it, a person then says why (`overCapReason`). */
  isOverCap: z.boolean(),
  /** Places that this application changes, with the nitrogen on their hectare that gets most. */
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

/** A line of a spreader's file, as it was read. */
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
