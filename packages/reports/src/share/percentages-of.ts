/** Tenths of a percent in the whole. */
const WHOLE = 1000;

/**
 * What share of the whole each part is, in percent to one decimal, by the largest remainder: each share is cut off after the first
 * decimal, and the tenths still missing go to the parts that lost most (of equal ones, the first), so that the shares sum
 * to exactly 100.0. All 0 when the parts are. Example: 1, 1 and 1 give 33.4, 33.3 and 33.3.
 *
 * Parts are whole numbers from 0, such as hundredths of a hectare.
 */
export function percentagesOf(parts: readonly number[]): readonly number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0) return parts.map(() => 0);
  const tenths = parts.map((part) => Math.floor((part * WHOLE) / total));
  const missing = WHOLE - tenths.reduce((sum, share) => sum + share, 0);
  const byLoss = parts
    .map((part, index) => ({ index, loss: (part * WHOLE) % total }))
    .sort((a, b) => b.loss - a.loss || a.index - b.index)
    .slice(0, missing);
  for (const { index } of byLoss) tenths[index] = (tenths[index] ?? 0) + 1;
  return tenths.map((share) => share / 10);
}
