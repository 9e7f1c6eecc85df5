import { Big } from 'big.js';

/**
 * A decimal number without floating point: 0.1 is a tenth, not the nearest binary fraction. Money and nutrients are reckoned in these
 * and rounded once, at the end.
 */
export type Decimal = Big;

/** Spec §9: figures of fertiliser are rounded to 3 decimals. */
const SHOWN_DECIMALS = 3;

/** Divides straight to the decimals that are shown, so that nothing is rounded twice. */
const Shown = Big();
Shown.DP = SHOWN_DECIMALS;
Shown.RM = Big.roundHalfUp;

/** The decimal that a number is written as. @throws Error for what is no finite number */
export const decimal = (value: number): Decimal => new Big(value);

/** To 3 decimals, half up (−0.0005 becomes −0.001): the one rounding of every figure of fertiliser, as shown and as sent. */
export const rounded = (value: Decimal): number => value.round(SHOWN_DECIMALS, Big.roundHalfUp).toNumber();

/** a ÷ b to 3 decimals, half up; undefined when b is 0. */
export const quotient = (a: Decimal, b: Decimal): number | undefined =>
  b.eq(0) ? undefined : new Shown(a).div(b).toNumber();

/** The exact product of some figures, moved down by a power of ten. */
export const exactProductOf = (values: readonly number[], power = 0): Decimal =>
  values.reduce((product, value) => product.times(value), new Big(`1e-${power}`));

/** The sum of figures as they are shown. */
export const sumOf = (values: readonly number[]): number =>
  rounded(values.reduce((sum, value) => sum.plus(value), new Big(0)));

/** The product of some figures, moved down by a power of ten, to 3 decimals. */
export const productOf = (values: readonly number[], power = 0): number =>
  rounded(exactProductOf(values, power));

/** A figure for each hectare, to 3 decimals; undefined without hectares. */
export const perHectare = (total: number, hectares: number): number | undefined =>
  quotient(decimal(total), decimal(hectares));
