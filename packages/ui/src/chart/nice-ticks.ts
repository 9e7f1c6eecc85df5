/**
 * Round figures (1, 2 or 5 times a power of ten apart) from below `low` to above `high`, about `count` of them, for the axis of a chart.
 * Both ends of the result can serve as the ends of the axis. Equal bounds are widened, so that there is always a scale.
 */
export function niceTicks(low: number, high: number, count = 5): readonly number[] {
  const span = high - low || Math.abs(high) || 1;
  const [from, to] = high === low ? [low - span / 2, high + span / 2] : [low, high];
  const rough = (to - from) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(from / step + 1e-9);
  const last = Math.ceil(to / step - 1e-9);
  // Written with as many decimals as the step has: 0.1 + 0.2 is not a figure for an axis.
  const decimals = Math.min(20, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(decimals)),
  );
}
