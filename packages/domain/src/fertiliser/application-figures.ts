import { decimal, exactProductOf, productOf, quotient, rounded, sumOf } from './decimals.ts';
import type { UncheckedOf } from '../derive/values-of.ts';
import { figureUpTo } from '../formats/figures.ts';
import type { kinds } from '../kinds/registry.ts';
import { readNumberText } from '../kind/read-number.ts';
import { SYNTHETIC_ABOVE_PERCENT } from '../rules/nitrogen-cap.ts';
import { eachNutrient, nutrients, type NutrientFigures } from './nutrients.ts';
import type { Priced } from './format-price.ts';

/** Keys of the four charges, all in dollars per tonne, because the specification multiplies their sum by the quantity. */
export const chargeKeys = ['cartage_rate', 'cost', 'store_charge', 'mixing_fee'] as const;
export type ChargeKey = (typeof chargeKeys)[number];

/** Product of an application with its computed figures. Rates in kg/ha, content in %, prices in dollars, quantity in tonnes. */
export interface ProductFigures {
  readonly product: string;
  readonly application_rate: number;
  readonly price_per_tonne: number;
  /** Share of the product in the blend, in %: its rate divided by the sum of rates. */
  readonly mix_percent: number;
  readonly quantity: number;
  readonly price_per_ha: number;
  readonly price_total: number;
  /** Whether a price was given; otherwise the dollars cover the charges only. */
  readonly isPriced: boolean;
  readonly nutrientsKgPerHa: NutrientFigures;
  /** Nitrogen that counts towards the cap, in kg/ha: only that of synthetic products, see `isSynthetic`. */
  readonly countedNitrogenKgPerHa: number;
}

export interface ApplicationFigures {
  /** Each charge in whole dollars per tonne, and their sum. */
  readonly charges: Readonly<Record<ChargeKey, number>>;
  readonly chargesSum: number;
  readonly area: number;
  readonly products: readonly ProductFigures[];
  /** Sums of the rounded figures of all products: kg/ha, tonnes and dollars; `isPriced` when every product has a price. */
  readonly totals: NutrientFigures & Priced & { readonly quantity: number };
  readonly countedNitrogenKgPerHa: number;
}

type Values = Readonly<Record<string, unknown>>;
type Application = typeof kinds.fertiliser;
type Row = UncheckedOf<{ readonly fields: Application['fields']['fertiliser_application_product']['row'] }>;

/** Reads a number as stored, or as typed in a form; null when it is empty or not a number yet. */
function numberOrNull(value: unknown): number | null {
  const number = typeof value === 'string' ? readNumberText(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Reads a number; 0 when there is none. */
const numberIn = (value: unknown): number => numberOrNull(value) ?? 0;

/** Spec §9: 'each taken as a whole number'. Truncated, not rounded: 28.75 is taken as 28. */
export const wholeCharge = (value: unknown): number => Math.trunc(numberIn(value));

/** Checks whether nitrogen exceeds 5 % of the total weight of some products. Computed in decimals, because exactly 5 % does not count. */
function isSyntheticMix(rows: readonly Row[]): boolean {
  const rates = rows.reduce((sum, row) => sum.plus(numberIn(row.application_rate)), decimal(0));
  const nitrogen = rows.reduce(
    (sum, row) => sum.plus(exactProductOf([numberIn(row.application_rate), numberIn(row.nitrogen)])),
    decimal(0),
  );
  return nitrogen.gt(rates.times(SYNTHETIC_ABOVE_PERCENT));
}

/**
 * Decides whether a product's nitrogen counts towards the cap: only when it exceeds 5 % of the weight, and never for effluent or compost on
 * its own. A mix of manufactured and biological products is judged as a whole.
 */
function syntheticRule(rows: readonly Row[]): (row: Row) => boolean {
  const organic = rows.filter((row) => row.isOrganic === true);
  const isMixed = organic.length > 0 && organic.length < rows.length;
  const isMixSynthetic = isSyntheticMix(rows);
  return (row) =>
    isMixed ? isMixSynthetic : row.isOrganic !== true && numberIn(row.nitrogen) > SYNTHETIC_ABOVE_PERCENT;
}

interface Shares {
  readonly isSynthetic: (row: Row) => boolean;
  readonly area: number;
  readonly chargesSum: number;
  readonly rates: number;
}

function productFigures(row: Row, { area, chargesSum, rates, isSynthetic }: Shares): ProductFigures {
  const rate = numberIn(row.application_rate);
  const pricePerTonne = numberIn(row.price_per_tonne);
  const quantity = productOf([rate, area], 3);
  const pricePerHa = productOf([pricePerTonne, rate], 3);
  const nutrientsKgPerHa = eachNutrient((key) => productOf([rate, numberIn(row[key])], 2));
  return {
    product: typeof row.product === 'string' ? row.product : '',
    application_rate: rate,
    price_per_tonne: pricePerTonne,
    mix_percent: quotient(exactProductOf([rate, 100]), decimal(rates)) ?? 0,
    quantity,
    price_per_ha: pricePerHa,
    // From what was typed, rounded at the end only: with figures as shown it would be up to 21 cents off.
    price_total: rounded(
      exactProductOf([pricePerTonne, rate, area], 3).plus(exactProductOf([chargesSum, rate, area], 3)),
    ),
    isPriced: numberOrNull(row.price_per_tonne) !== null,
    nutrientsKgPerHa,
    countedNitrogenKgPerHa: isSynthetic(row) ? nutrientsKgPerHa.nitrogen : 0,
  };
}

/**
 * Computes quantities, nutrients and prices of an application by spec §9, to 3 decimals, half up. Accepts stored attributes or form values;
 * a missing value counts as 0, and `isPriced` is false when a price is missing.
 *
 * - quantity (t) = application_rate × area ÷ 1000
 * - price_per_ha = price_per_tonne ÷ 1000 × application_rate
 * - price_total = price_per_ha × area + (the four charges, each a whole number) × quantity
 * - nutrient (kg/ha) = application_rate × percent ÷ 100
 */
export function applicationFigures(attributes: Values): ApplicationFigures {
  // Whatever stands under its keys is read number by number.
  const values = attributes as UncheckedOf<Application>;
  const area = numberIn(values.area);
  const given = values.fertiliser_application_product;
  const rows = Array.isArray(given) ? (given as readonly Row[]) : []; // of the declared field; each value is judged where it is read
  const charges = {
    cartage_rate: wholeCharge(values.cartage_rate),
    cost: wholeCharge(values.cost),
    store_charge: wholeCharge(values.store_charge),
    mixing_fee: wholeCharge(values.mixing_fee),
  };
  const chargesSum = sumOf(Object.values(charges));
  const rates = sumOf(rows.map((row) => numberIn(row.application_rate)));
  const isSynthetic = syntheticRule(rows);
  const products = rows.map((row) => productFigures(row, { area, chargesSum, rates, isSynthetic }));
  const total = (of: (product: ProductFigures) => number): number => sumOf(products.map(of));
  return {
    charges,
    chargesSum,
    area,
    products,
    totals: {
      ...eachNutrient((key) => total(({ nutrientsKgPerHa }) => nutrientsKgPerHa[key])),
      quantity: total(({ quantity }) => quantity),
      price_total: total((product) => product.price_total),
      isPriced: products.length > 0 && products.every(({ isPriced }) => isPriced),
    },
    countedNitrogenKgPerHa: total(({ countedNitrogenKgPerHa }) => countedNitrogenKgPerHa),
  };
}

/** Formats the nutrients above zero in the order of a label: 'N 18 · P 20 kg/ha'. */
export function nutrientsInWords(figures: NutrientFigures): string {
  const parts = nutrients
    .filter(({ key }) => figures[key] > 0)
    .map(({ key, symbol }) => `${symbol} ${figureUpTo(figures[key], 3)}`);
  return parts.length === 0 ? 'none' : `${parts.join(' · ')} kg/ha`;
}
