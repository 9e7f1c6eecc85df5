import { Big } from 'big.js';

/**
 * Decimal number without floating point: 0.1 is exactly a tenth, not the nearest binary fraction. Money and nutrients are computed in these
 * and rounded once, at the end.
 */
export type Decimal = Big;

/** Spec §9: figures of fertiliser are rounded to 3 decimals. */
const SHOWN_DECIMALS = 3;

/** Divides directly to the number of decimals shown, so that nothing is rounded twice. */
const Shown = Big();
Shown.DP = SHOWN_DECIMALS;
Shown.RM = Big.roundHalfUp;

/** Converts a number to the decimal it is written as. @throws Error when it is not finite */
export const decimal = (value: number): Decimal => new Big(value);

/** Rounds to 3 decimals, half up (−0.0005 becomes −0.001). Every fertiliser figure that is shown or sent is rounded here. */
export const rounded = (value: Decimal): number => value.round(SHOWN_DECIMALS, Big.roundHalfUp).toNumber();

/** Divides a by b to 3 decimals, half up; undefined when b is 0. */
export const quotient = (a: Decimal, b: Decimal): number | undefined =>
  b.eq(0) ? undefined : new Shown(a).div(b).toNumber();

/** Exact product of figures, divided by 10 to the given power. */
export const exactProductOf = (values: readonly number[], power = 0): Decimal =>
  values.reduce((product, value) => product.times(value), new Big(`1e-${power}`));

/** Sums figures and rounds to 3 decimals, as they are shown. */
export const sumOf = (values: readonly number[]): number =>
  rounded(values.reduce((sum, value) => sum.plus(value), new Big(0)));

/** Product of figures divided by 10 to the given power, to 3 decimals. */
export const productOf = (values: readonly number[], power = 0): number =>
  rounded(exactProductOf(values, power));

/** Figure per hectare, to 3 decimals; undefined when there are no hectares. */
export const perHectare = (total: number, hectares: number): number | undefined =>
  quotient(decimal(total), decimal(hectares));
