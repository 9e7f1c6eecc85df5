import { decimal, type Decimal } from '../fertiliser/decimals.ts';
import { exactQuotient, exactSum, halfUp } from '../livestock/exact-figures.ts';
import { stockClassFacts, type EmissionStock, type StockClass } from '../options/stock-class-facts.ts';
import type { RatioOf } from '../livestock/stock-figures.ts';
import type { EmissionFertiliser } from '../options/emission-fertilisers.ts';
import { livestockTypes } from '../options/livestock.ts';
import { stockSources, type FactorSet, type Gas, type SourceGroup, type StockSource } from './factor-sets.ts';

export type Enterprise = (typeof livestockTypes)[number]['key'];

/** Modes of the emissions report; a mode other than the whole farm is one enterprise. */
export const ghgModes = {
  wholeFarm: 'Whole farm',
  beef: 'Beef',
  sheep: 'Sheep',
  dairy: 'Dairy',
} as const;
export type GhgMode = keyof typeof ghgModes;
const enterpriseOf: Readonly<Record<Exclude<GhgMode, 'wholeFarm'>, Enterprise>> = {
  beef: 'beefDairyGrazing',
  sheep: 'sheep',
  dairy: 'dairy',
};
/** Checks whether a mode includes an enterprise. */
export const isInMode = (mode: GhgMode, enterprise: Enterprise): boolean =>
  mode === 'wholeFarm' || enterpriseOf[mode] === enterprise;

/** Mean head of a class over the year. */
export interface ClassHead {
  readonly enterprise: Enterprise;
  readonly class: StockClass;
  readonly head: Decimal;
}

/** Amount of a product type spread in the year, in the unit of its factor. */
export interface SpreadAmount {
  readonly type: EmissionFertiliser;
  readonly amount: Decimal;
}

export interface EmissionInput {
  readonly heads: readonly ClassHead[];
  readonly spread: readonly SpreadAmount[];
  readonly effectiveHa: number | null;
  readonly ratioOf: RatioOf;
  readonly factors: FactorSet;
}

/** Emissions in tenths of a kilogram of CO2-equivalent: whole numbers, so that parts add up exactly. */
export type Tenths = number;

/** Head of one enterprise with one factor. */
export interface StockLine {
  readonly enterprise: Enterprise;
  readonly factor: EmissionStock;
  readonly head: Decimal;
  readonly cells: Readonly<Record<StockSource, Tenths>>;
  readonly total: Tenths;
}

export interface SpreadLine {
  readonly type: EmissionFertiliser;
  readonly amount: Decimal;
  readonly co2: Tenths;
  readonly n2o: Tenths;
  readonly total: Tenths;
}

export interface Emissions {
  readonly mode: GhgMode;
  readonly factors: FactorSet;
  readonly livestock: readonly StockLine[];
  readonly spread: readonly SpreadLine[];
  readonly total: Tenths;
  readonly ofLivestock: Tenths;
  readonly byGas: Readonly<Record<Gas, Tenths>>;
  readonly bySource: Readonly<Record<SourceGroup, Tenths>>;
  /** Stock units of the head used, including young animals with a ratio; unrounded. */
  readonly stockUnits: Decimal;
  /** Emissions of livestock only, per stock unit; null without stock units. */
  readonly kgPerStockUnit: number | null;
  /** Emissions of the whole farm only, per hectare; null without hectares. */
  readonly tonnesPerHa: number | null;
  readonly tonnes: number;
  /** Tonnes of the gas itself, not of CO2-equivalent. */
  readonly ch4Tonnes: number;
  readonly n2oTonnes: number;
}

const TENTHS = 10;
const KILOGRAMS = 1000;
const cell = (amount: Decimal, factor: number): Tenths =>
  Math.round(halfUp(amount.times(factor), 1) * TENTHS);
/** Converts tenths to kilograms of CO2-equivalent. */
export const kilograms = (tenths: Tenths): number => tenths / TENTHS;
const exactKg = (tenths: Tenths): Decimal => decimal(tenths).div(TENTHS);
const sum = <T>(things: readonly T[], of: (thing: T) => number): number =>
  things.reduce((all, thing) => all + of(thing), 0);

const sources = Object.keys(stockSources) as StockSource[]; // the very sources

function stockLine(
  key: Pick<StockLine, 'enterprise' | 'factor'>,
  head: Decimal,
  { livestock }: FactorSet,
): StockLine {
  const factor = livestock[key.factor];
  const cells = Object.fromEntries(
    sources.map((source) => [source, cell(head, factor[source])]),
  ) as StockLine['cells']; // one of each source
  return { ...key, head, cells, total: sum(sources, (source) => cells[source]) };
}

/** Groups the counted head into lines of one enterprise and one factor, in the usual order of enterprises. */
function stockLines(heads: readonly ClassHead[], factors: FactorSet): readonly StockLine[] {
  return livestockTypes.flatMap(({ key: enterprise }) => {
    const counted = heads.filter(
      (one) => one.enterprise === enterprise && stockClassFacts[one.class].countsForGas,
    );
    const used = [...new Set(counted.map((one) => stockClassFacts[one.class].emits))].sort();
    return used.flatMap((factor) => {
      const head = exactSum(
        counted.filter((one) => stockClassFacts[one.class].emits === factor),
        (one) => one.head,
      );
      return head.eq(0) ? [] : [stockLine({ enterprise, factor }, head, factors)];
    });
  });
}

const spreadLine = ({ type, amount }: SpreadAmount, { fertiliser }: FactorSet): SpreadLine => {
  const { co2, n2o } = fertiliser[type];
  const cells = { co2: cell(amount, co2), n2o: cell(amount, n2o) };
  return { type, amount, ...cells, total: cells.co2 + cells.n2o };
};

const ofSources = (
  lines: readonly StockLine[],
  isWanted: (about: (typeof stockSources)[StockSource]) => boolean,
): Tenths =>
  sum(lines, ({ cells }) =>
    sum(
      sources.filter((source) => isWanted(stockSources[source])),
      (source) => cells[source],
    ),
  );

/** Decimals of the results, rounded once from kilograms: tonnes of CO2-equivalent to three, tonnes of a gas to two. */
const DECIMALS = { tonnes: 3, gas: 2, perHectare: 2, perStockUnit: 1 } as const;

function intensities(
  { heads, ratioOf, effectiveHa, factors }: EmissionInput,
  { mode, total, ofLivestock, byGas }: Pick<Emissions, 'mode' | 'total' | 'ofLivestock' | 'byGas'>,
) {
  const stockUnits = exactSum(heads, (one) => one.head.times(ratioOf(one.class)));
  const tonnesOf = (tenths: Tenths, gwp: number): number =>
    halfUp(exactQuotient(exactKg(tenths), KILOGRAMS * gwp), DECIMALS.gas);
  const hasHectares = mode === 'wholeFarm' && effectiveHa !== null && effectiveHa > 0;
  return {
    stockUnits,
    kgPerStockUnit: stockUnits.gt(0)
      ? halfUp(exactQuotient(exactKg(ofLivestock), stockUnits), DECIMALS.perStockUnit)
      : null,
    tonnesPerHa: hasHectares
      ? halfUp(exactQuotient(exactKg(total), decimal(effectiveHa).times(KILOGRAMS)), DECIMALS.perHectare)
      : null,
    tonnes: halfUp(exactQuotient(exactKg(total), KILOGRAMS), DECIMALS.tonnes),
    ch4Tonnes: tonnesOf(byGas.ch4, factors.gwp.ch4),
    n2oTonnes: tonnesOf(byGas.n2o, factors.gwp.n2o),
  };
}

/**
 * Computes the emissions of a farm in a year: head times the national mean factor, and amounts spread times their factor. Each cell is
 * rounded once, to a tenth of a kilogram; every other figure in kilograms is a sum of cells. Fertiliser counts for the whole farm only.
 */
export function emissionsOf(input: EmissionInput, mode: GhgMode): Emissions {
  const { factors } = input;
  const heads = input.heads.filter(({ enterprise }) => isInMode(mode, enterprise));
  const livestock = stockLines(heads, factors);
  const spread =
    mode === 'wholeFarm'
      ? input.spread.filter(({ amount }) => amount.gt(0)).map((one) => spreadLine(one, factors))
      : [];
  const ofLivestock = sum(livestock, ({ total }) => total);
  const ofSpread = sum(spread, ({ total }) => total);
  const byGas = {
    ch4: ofSources(livestock, ({ gas }) => gas === 'ch4'),
    n2o: ofSources(livestock, ({ gas }) => gas === 'n2o') + sum(spread, ({ n2o }) => n2o),
    co2: sum(spread, ({ co2 }) => co2),
  };
  const bySource = {
    enteric: ofSources(livestock, ({ group }) => group === 'enteric'),
    manure: ofSources(livestock, ({ group }) => group === 'manure'),
    soils: ofSources(livestock, ({ group }) => group === 'soils'),
    fertiliserAndLime: ofSpread,
  };
  const sums = { mode, total: ofLivestock + ofSpread, ofLivestock, byGas };
  return { ...sums, factors, livestock, spread, bySource, ...intensities({ ...input, heads }, sums) };
}
