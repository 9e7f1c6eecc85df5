/**
 * Divides a total by weights, each part rounded to some decimals and all parts together exactly the total: the rounding difference goes to
 * the parts that lost most by it. All zero when all weights are zero.
 */
export function shareOut(total: number, weights: readonly number[], decimals: number): readonly number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum <= 0) return weights.map(() => 0);
  const unit = 10 ** decimals;
  const units = Math.round(total * unit);
  const exact = weights.map((weight) => (units * weight) / sum);
  const parts = exact.map((part) => Math.floor(part));
  const missing = units - parts.reduce((a, b) => a + b, 0);
  const byLoss = exact
    .map((part, index) => ({ index, loss: part - Math.floor(part) }))
    // Of thousands of places most have nothing of it.
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss || a.index - b.index);
  for (const { index } of byLoss.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts.map((part) => part / unit);
}
