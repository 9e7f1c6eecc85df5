import { dollars } from '../formats/figures.ts';
import { sumOf } from './decimals.ts';

/** Price of products in dollars, and whether every one has a price. Products without a price are not in the sum. */
export interface Priced {
  readonly price_total: number;
  readonly isPriced: boolean;
}

/**
 * Formats a price: '$1,234.50'; 'at least $1,234.50' when some part has no price; '–' when none has. A missing price is never shown as
 * zero.
 */
export function formatPrice({ price_total: price, isPriced }: Priced, say = dollars): string {
  if (isPriced) return say(price);
  return price === 0 ? '–' : `at least ${say(price)}`;
}

/** Sums prices; priced only when every part is. */
export const sumPriced = (parts: readonly Priced[]): Priced => ({
  price_total: sumOf(parts.map((it) => it.price_total)),
  isPriced: parts.every((it) => it.isPriced),
});
