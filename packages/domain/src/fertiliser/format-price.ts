import { dollars } from '../formats/figures.ts';
import { sumOf } from './decimals.ts';

/** Dollars of some products, and whether each of them has a price: what has none is not counted in them. */
export interface Priced {
  readonly price_total: number;
  readonly isPriced: boolean;
}

/** '$1,234.50', 'at least $1,234.50' where some of it has no price, '–' where none has: what nobody gave is not nought. */
export function formatPrice({ price_total: price, isPriced }: Priced, say = dollars): string {
  if (isPriced) return say(price);
  return price === 0 ? '–' : `at least ${say(price)}`;
}

/** What several come to together. */
export const sumPriced = (parts: readonly Priced[]): Priced => ({
  price_total: sumOf(parts.map((it) => it.price_total)),
  isPriced: parts.every((it) => it.isPriced),
});
