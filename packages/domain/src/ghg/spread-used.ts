import { nameKey } from '../formats/name-key.ts';
import { exactProductOf, type Decimal } from '../fertiliser/decimals.ts';
import { fertiliserLibrary } from '../fertiliser/product-library.ts';
import { exactSum } from '../livestock/exact-figures.ts';
import { emissionFertilisers, type EmissionFertiliser } from '../options/emission-fertilisers.ts';
import type { SpreadAmount } from './emissions.ts';

/** Product of an application, with what its emissions need. */
export interface SpreadProduct {
  readonly product: string;
  /** Rate in kg/ha. */
  readonly application_rate: number;
  /** Nitrogen content in percent. */
  readonly nitrogen?: number | undefined;
  readonly isOrganic?: boolean | undefined;
  readonly ghgType?: EmissionFertiliser | undefined;
}

/** Completed application of fertiliser. */
export interface SpreadApplication {
  /** Date, 'YYYY-MM-DD'. */
  readonly applicationDate: string;
  readonly area: number;
  readonly products: readonly SpreadProduct[];
}

export interface SpreadUsed {
  readonly spread: readonly SpreadAmount[];
  /** Products with nitrogen and no known type: left out, and reported as missing. */
  readonly typeNotKnown: readonly { readonly product: string; readonly kgN: Decimal }[];
}

const inLibrary = new Map(
  fertiliserLibrary.flatMap(({ key, label, ghgType }) => [
    [nameKey(label), ghgType] as const,
    [nameKey(key), ghgType] as const,
  ]),
);

/** Emission type of a product: from its row, else from the library; null for a product without emissions, undefined when unknown. */
export const emissionTypeOf = ({
  product,
  ghgType,
}: Pick<SpreadProduct, 'product' | 'ghgType'>): EmissionFertiliser | null | undefined =>
  ghgType ?? inLibrary.get(nameKey(product));

const isByNitrogen = (type: EmissionFertiliser): boolean => type !== 'limestone' && type !== 'dolomite';
/** Decimals by which a percentage is shifted. */
const PERCENT = 2;

interface Spread {
  readonly product: string;
  readonly type: EmissionFertiliser | null | undefined;
  readonly kgN: Decimal;
  readonly kg: Decimal;
}

const spreadOf = ({ area, products }: SpreadApplication): readonly Spread[] =>
  products
    .filter(({ isOrganic }) => isOrganic !== true)
    .map((row) => ({
      product: row.product.trim(),
      type: emissionTypeOf(row),
      kg: exactProductOf([row.application_rate, area]),
      kgN: exactProductOf([row.application_rate, area, row.nitrogen ?? 0], PERCENT),
    }));

/** Sums what was spread within a stock year by type, and nitrogen of unknown type by product. Days are 'YYYY-MM-DD'. */
export function spreadUsed(
  applications: readonly SpreadApplication[],
  { from, to }: { readonly from: string; readonly to: string },
): SpreadUsed {
  const spread = applications
    .filter(({ applicationDate }) => applicationDate >= from && applicationDate <= to)
    .flatMap(spreadOf);
  const unknown = spread.filter(({ type, kgN }) => type === undefined && kgN.gt(0));
  return {
    spread: emissionFertilisers.flatMap(({ key: type }) => {
      const ofType = spread.filter((one) => one.type === type);
      const amount = exactSum(ofType, ({ kg, kgN }) => (isByNitrogen(type) ? kgN : kg));
      return amount.gt(0) ? [{ type, amount }] : [];
    }),
    typeNotKnown: [...new Set(unknown.map(({ product }) => product))].map((product) => ({
      product,
      kgN: exactSum(
        unknown.filter((one) => one.product === product),
        ({ kgN }) => kgN,
      ),
    })),
  };
}
