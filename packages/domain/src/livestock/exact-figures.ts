import { Big } from 'big.js';
import { decimal, type Decimal } from '../fertiliser/decimals.ts';

const ZERO = new Big(0);

/** Divides with enough decimals that later rounding is exact. */
const Divided = Big();
Divided.DP = 20;

/** Exact sum of a figure over some things. */
export const exactSum = <T>(things: readonly T[], of: (thing: T) => Decimal | number): Decimal =>
  things.reduce((sum, thing) => sum.plus(of(thing)), ZERO);

/** a ÷ b, to twenty decimals. */
export const exactQuotient = (a: Decimal | number, b: Decimal | number): Decimal => new Divided(a).div(b);

/**
 * Number of reliable decimals. A quotient has twenty, so a twelfth times twelve is short of the whole by the last one, which is corrected
 * first.
 */
const SURE_DECIMALS = 14;

/** Rounds to a number of decimals, half up: a half goes to the larger value. */
export function halfUp(value: Decimal, decimals: number): number {
  const sure = value.round(SURE_DECIMALS, Big.roundHalfUp);
  const down = sure.round(decimals, Big.roundDown);
  const isHalfBelowZero = sure.lt(0) && sure.minus(down).times(`1e${decimals}`).eq(-0.5);
  return (isHalfBelowZero ? down : sure.round(decimals, Big.roundHalfUp)).toNumber();
}

/** Weighted mean of figures; undefined when all weights are zero. */
export function weightedMean(
  parts: readonly { readonly figure: Decimal; readonly weight: number }[],
): Decimal | undefined {
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  if (weight === 0) return undefined;
  return exactQuotient(
    exactSum(parts, (part) => part.figure.times(part.weight)),
    decimal(weight),
  );
}
