import {
  factorSetOf,
  headUsed,
  isThere,
  kinds,
  monthsOfStockYear,
  ratiosOf,
  reconcile,
  spreadUsed,
  type EmissionInput,
  type HeadUsed,
  type SpreadApplication,
  type SpreadUsed,
} from '@tussock/domain';
import { effectiveHectares, type EffectiveHectares } from '../land/effective-hectares.ts';
import type { ReportContent } from '../report-input.ts';
import { listedStock, type PlanStock } from '../stock/read-stock.ts';

/** Data of a farm's stock year from which emissions are computed. */
export interface EmissionYear {
  readonly startYear: number;
  readonly input: EmissionInput;
  readonly head: HeadUsed;
  readonly spread: SpreadUsed;
  readonly land: EffectiveHectares;
}

/** Completed applications; planned ones have no emissions yet. */
const applicationsOf = ({ features }: ReportContent): readonly SpreadApplication[] =>
  features
    .filter((feature) => feature.kindId === kinds.fertiliser.id && isThere(feature.attributes))
    .map(({ attributes }) => ({
      // Attributes were checked against the declaration when they were stored.
      applicationDate: attributes['applicationDate'] as string,
      area: attributes['area'] as number,
      products: (attributes['fertiliser_application_product'] ?? []) as SpreadApplication['products'], // as above
    }));

const FIRST_DAY = '01';
const LAST_DAY_OF_JUNE = '30';

/** Collects the stock and fertiliser of a farm in a stock year, with the national factors of a year. */
export function readEmissionYear(
  content: ReportContent,
  {
    stock,
    startYear,
    factorYear,
  }: { readonly stock: PlanStock; readonly startYear: number; readonly factorYear: number },
): EmissionYear {
  const months = monthsOfStockYear(startYear);
  const land = effectiveHectares(content);
  const head = headUsed(reconcile(stock.rows, startYear).rows, startYear, {
    landUnits: listedStock(content.features, kinds.lmu.id),
    paddocks: listedStock(content.features, kinds.paddock.id),
  });
  const spread = spreadUsed(applicationsOf(content), {
    from: `${months[0] ?? ''}-${FIRST_DAY}`,
    to: `${months.at(-1) ?? ''}-${LAST_DAY_OF_JUNE}`,
  });
  const input: EmissionInput = {
    heads: head.heads,
    spread: spread.spread,
    effectiveHa: land.hectares,
    ratioOf: ratiosOf(stock.ratios),
    factors: factorSetOf(factorYear),
  };
  return { startYear, input, head, spread, land };
}
