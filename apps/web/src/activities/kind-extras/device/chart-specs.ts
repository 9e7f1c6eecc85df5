import type { DeviceReadingsReply, DeviceState } from '@tussock/contract';
import {
  longestBridgeOf,
  quantities,
  quantityOf,
  sayTime,
  timeTicks,
  type QuantityKey,
  countInFigures,
} from '@tussock/domain';
import type { LineChartSpec, LineSeries } from '@tussock/ui';

/** The points of every reading of a quantity, shallow before deep. */
function seriesOf(quantity: QuantityKey, { at, readings }: DeviceReadingsReply): readonly LineSeries[] {
  return readings
    .filter(({ reading }) => quantityOf(reading).key === quantity)
    .map(({ reading, mean, low, high }) => ({
      id: reading,
      label: `${quantityOf(reading).depthMm} mm`,
      points: at.flatMap((time, index) => {
        const value = mean[index] ?? null;
        // A point of another reading only: this one was not measured then, which is no gap.
        return value === null
          ? []
          : { at: time, value, low: low[index] ?? value, high: high[index] ?? value };
      }),
    }));
}

/** Where soil water is wanted: from the refill point to field capacity, as far as the device says them. */
const targetsOf = ({ refillPoint, fieldCapacity }: Pick<DeviceState, 'refillPoint' | 'fieldCapacity'>) =>
  refillPoint === null && fieldCapacity === null
    ? []
    : [{ label: 'Refill point to field capacity', low: refillPoint, high: fieldCapacity }];

/** A chart for each quantity that was measured, over the span that was asked for. */
export function chartSpecsOf(
  found: DeviceReadingsReply,
  device: Pick<DeviceState, 'refillPoint' | 'fieldCapacity'>,
): readonly LineChartSpec[] {
  const [from, to] = [Date.parse(found.from), Date.parse(found.to)];
  return Object.entries(quantities).flatMap(([key, { title, unit, decimals }]) => {
    const series = seriesOf(key as QuantityKey, found); // the table's own key
    if (series.length === 0) return [];
    const bridges = series.map(({ points }) => longestBridgeOf(points.map(({ at }) => at)));
    return {
      title,
      unit,
      decimals,
      series,
      from,
      to,
      ticks: timeTicks(from, to),
      sayAt: sayTime,
      longestBridge: Math.max(...bridges.filter(Number.isFinite), found.bucketSeconds * 1000),
      targets: key === 'water' ? targetsOf(device) : [],
    };
  });
}

const MINUTE = 60;
const HOUR = 3600;

/** What a point of the charts stands for, in words; empty where it is one measurement. */
export function sayThinning({ at, measured, bucketSeconds }: DeviceReadingsReply): string {
  if (measured === at.length) return '';
  const length =
    bucketSeconds >= 2 * HOUR
      ? `${Math.round(bucketSeconds / HOUR)} hours`
      : `${Math.max(1, Math.round(bucketSeconds / MINUTE))} minutes`;
  return `${countInFigures(measured)} measurements. Each point is the mean of about ${length}; the shade around it reaches from the lowest to the highest.`;
}
