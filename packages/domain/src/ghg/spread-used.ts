import { nameKey } from '../formats/name-key.ts';
import { exactProductOf, type Decimal } from '../fertiliser/decimals.ts';
import { fertiliserLibrary } from '../fertiliser/product-library.ts';
import { exactSum } from '../livestock/exact-figures.ts';
import { emissionFertilisers, type EmissionFertiliser } from '../options/emission-fertilisers.ts';
import type { SpreadAmount } from './emissions.ts';

/** A product of an application, as far as its emission asks for it. */
export interface SpreadProduct {
  readonly product: string;
  /** kg/ha */
  readonly application_rate: number;
  /** Percent. */
  readonly nitrogen?: number | undefined;
  readonly isOrganic?: boolean | undefined;
  readonly ghgType?: EmissionFertiliser | undefined;
}

/** An application of fertiliser that was made. */
export interface SpreadApplication {
  /** 'YYYY-MM-DD' */
  readonly applicationDate: string;
  readonly area: number;
  readonly products: readonly SpreadProduct[];
}

export interface SpreadUsed {
  readonly spread: readonly SpreadAmount[];
  /** Products with nitrogen whose type nobody said: left out, and asked for. */
  readonly typeNotKnown: readonly { readonly product: string; readonly kgN: Decimal }[];
}

const inLibrary = new Map(
  fertiliserLibrary.flatMap(({ key, label, ghgType }) => [
    [nameKey(label), ghgType] as const,
    [nameKey(key), ghgType] as const,
  ]),
);

/** By what factor a product is reckoned: as its row says, else as the library does; null for one that gives off nothing, else undefined. */
export const emissionTypeOf = ({
  product,
  ghgType,
}: Pick<SpreadProduct, 'product' | 'ghgType'>): EmissionFertiliser | null | undefined =>
  ghgType ?? inLibrary.get(nameKey(product));

const isByNitrogen = (type: EmissionFertiliser): boolean => type !== 'limestone' && type !== 'dolomite';
/** A percentage is moved down by two decimals. */
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

/** What was spread within a stock year, summed by type; nitrogen of unknown type by product. Days are 'YYYY-MM-DD'. */
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
