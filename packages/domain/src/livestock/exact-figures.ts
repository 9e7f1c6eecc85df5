import { Big } from 'big.js';
import { decimal, type Decimal } from '../fertiliser/decimals.ts';

const ZERO = new Big(0);

/** Divides with so many decimals that rounding afterwards is of the figure itself. */
const Divided = Big();
Divided.DP = 20;

/** The exact sum of what is found of each of some things. */
export const exactSum = <T>(things: readonly T[], of: (thing: T) => Decimal | number): Decimal =>
  things.reduce((sum, thing) => sum.plus(of(thing)), ZERO);

/** a ÷ b, to twenty decimals. */
export const exactQuotient = (a: Decimal | number, b: Decimal | number): Decimal => new Divided(a).div(b);

/** A quotient has twenty decimals: a twelfth times twelve falls short of its whole by the last of them, which is put right first. */
const SURE_DECIMALS = 14;

/** To so many decimals, half up: a half goes to the larger of the two. */
export function halfUp(value: Decimal, decimals: number): number {
  const sure = value.round(SURE_DECIMALS, Big.roundHalfUp);
  const down = sure.round(decimals, Big.roundDown);
  const isHalfBelowZero = sure.lt(0) && sure.minus(down).times(`1e${decimals}`).eq(-0.5);
  return (isHalfBelowZero ? down : sure.round(decimals, Big.roundHalfUp)).toNumber();
}

/** The mean of figures, each as heavy as its weight; undefined where nothing weighs. */
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
