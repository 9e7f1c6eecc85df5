import type { Position } from './geometry.ts';

/** Constant 2^27 + 1 that splits a double into two halves of 26 bits (Dekker 1971). */
const SPLITTER = 134_217_729;

/**
 * Side of the line a → b on which the point c lies: 1 left, −1 right, 0 on it. Exact when the coordinates of the three differ without
 * rounding, as all longitudes between 128 and 256 and all latitudes between 32 and 64 do: rounding keeps the order of the two products, and
 * when they round to the same number the rounding errors decide (Dekker's product).
 */
export function orientation(a: Position, b: Position, c: Position): -1 | 0 | 1 {
  const leftFirst = a[0] - c[0];
  const leftSecond = b[1] - c[1];
  const rightFirst = a[1] - c[1];
  const rightSecond = b[0] - c[0];
  const left = leftFirst * leftSecond;
  const right = rightFirst * rightSecond;
  if (left !== right) return left > right ? 1 : -1;
  const tail = productTail(leftFirst, leftSecond, left) - productTail(rightFirst, rightSecond, right);
  return tail > 0 ? 1 : tail < 0 ? -1 : 0;
}

/** Rounding error of the product a·b. */
function productTail(a: number, b: number, product: number): number {
  const aCarry = SPLITTER * a;
  const aHigh = aCarry - (aCarry - a);
  const aLow = a - aHigh;
  const bCarry = SPLITTER * b;
  const bHigh = bCarry - (bCarry - b);
  const bLow = b - bHigh;
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
}
