/**
 * A decimal number without floating point: `units` ÷ 10^`scale`. Money and nutrients are reckoned in these and rounded once, at the end.
 */
export interface Exact {
  readonly units: bigint;
  readonly scale: number;
}

/** Spec §9: figures of fertiliser are rounded to 3 decimals. */
const SHOWN_DECIMALS = 3;

export const exactZero: Exact = { units: 0n, scale: 0 };

/**
 * The decimal that a number is written as: 0.1 is a tenth, not the nearest binary fraction.
 *
 * @throws RangeError for what is no finite number
 */
export function exactFrom(value: number): Exact {
  if (!Number.isFinite(value)) throw new RangeError('not a finite number');
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = digits.split('.');
  const scale = fraction.length - Number(exponent);
  const units = BigInt(whole + fraction);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

const unitsAt = ({ units, scale }: Exact, wanted: number): bigint => units * 10n ** BigInt(wanted - scale);

export function plus(a: Exact, b: Exact): Exact {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

export const times = (a: Exact, b: Exact): Exact => ({ units: a.units * b.units, scale: a.scale + b.scale });

/** Divided by 10^power. */
export const shiftedDown = ({ units, scale }: Exact, power: number): Exact => ({
  units,
  scale: scale + power,
});

/** Half up: 0.0005 becomes 0.001, and −0.0005 becomes −0.001. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [over, under] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const quotient = (over * 2n + under) / (under * 2n);
  return isNegative ? -quotient : quotient;
}

const toNumber = (units: bigint, scale: number): number => Number(`${units}e-${scale}`);

/** To 3 decimals, half up: the one rounding of every figure of fertiliser, as shown and as sent. */
export const rounded = ({ units, scale }: Exact, decimals = SHOWN_DECIMALS): number =>
  scale <= decimals
    ? toNumber(units, scale)
    : toNumber(divideHalfUp(units, 10n ** BigInt(scale - decimals)), decimals);

/** a ÷ b to 3 decimals, half up; undefined when b is 0. */
export function quotient(a: Exact, b: Exact): number | undefined {
  if (b.units === 0n) return undefined;
  return toNumber(
    divideHalfUp(a.units * 10n ** BigInt(b.scale + SHOWN_DECIMALS), b.units * 10n ** BigInt(a.scale)),
    SHOWN_DECIMALS,
  );
}

/** The sum of figures as they are shown. */
export const sumOf = (values: readonly number[]): number =>
  rounded(values.reduce((sum, value) => plus(sum, exactFrom(value)), exactZero));

/** The product of some figures, moved down by a power of ten, to 3 decimals. */
export const productOf = (values: readonly number[], power = 0): number =>
  rounded(
    shiftedDown(
      values.reduce((product, value) => times(product, exactFrom(value)), exactFrom(1)),
      power,
    ),
  );

/** A figure for each hectare, to 3 decimals; undefined without hectares. */
export const perHectare = (total: number, hectares: number): number | undefined =>
  quotient(exactFrom(total), exactFrom(hectares));
