import { figureWith } from '../formats/figures.ts';
import type { OptionKey } from '../kind/options.ts';
import { sensorReadings } from '../options/sensor-readings.ts';

export type ReadingKey = OptionKey<typeof sensorReadings>;
export const readingKeys: readonly ReadingKey[] = sensorReadings.map(({ key }) => key);

/** Range with both ends included. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

interface Quantity {
  readonly title: string;
  /** Short title, for narrow places. */
  readonly shortTitle: string;
  /** Unit in which values are stored and shown. */
  readonly unit: string;
  readonly decimals: number;
  readonly readings: readonly { readonly key: ReadingKey; readonly depthMm: number }[];
  /** Possible range of a probe. A value outside it is a fault of the probe or of the mapping, and is never stored. */
  readonly possible: Range;
  /** Usual range of New Zealand pasture soil in most years; a person should check values outside it. Our judgement, see `usualSource`. */
  readonly usual: Range;
}

export const quantities = {
  temperature: {
    title: 'Soil temperature',
    shortTitle: 'Temperature',
    unit: '°C',
    decimals: 1,
    readings: [
      { key: 'Temp150', depthMm: 150 },
      { key: 'Temp300', depthMm: 300 },
    ],
    possible: { low: -40, high: 80 },
    usual: { low: -2, high: 32 },
  },
  conductivity: {
    title: 'Electrical conductivity',
    shortTitle: 'Conductivity',
    unit: 'dS/m',
    decimals: 2,
    readings: [
      { key: 'EC150', depthMm: 150 },
      { key: 'EC300', depthMm: 300 },
    ],
    possible: { low: 0, high: 20 },
    usual: { low: 0.02, high: 1.5 },
  },
  water: {
    title: 'Volumetric water content',
    shortTitle: 'Soil water',
    unit: '%',
    decimals: 1,
    readings: [
      { key: 'VWC150', depthMm: 150 },
      { key: 'VWC300', depthMm: 300 },
    ],
    possible: { low: 0, high: 100 },
    usual: { low: 8, high: 60 },
  },
} as const satisfies Readonly<Record<string, Quantity>>;
export type QuantityKey = keyof typeof quantities;

/** Sources of the two ranges, shown with a flag. */
export const rangeSources = {
  possible: 'What common soil probes are built to measure (TEROS 12, Dragino LSE01)',
  usual: 'What pasture soil in New Zealand usually shows; an engineering judgement, not a rule',
} as const;

/** Quantity of a reading, with its depth. */
export function quantityOf(
  reading: ReadingKey,
): Quantity & { readonly key: QuantityKey; readonly depthMm: number } {
  for (const [key, quantity] of Object.entries(quantities)) {
    const found = quantity.readings.find((it) => it.key === reading);
    // The keys of a constant table are exactly its entries.
    if (found) return { ...quantity, key: key as QuantityKey, depthMm: found.depthMm };
  }
  throw new RangeError(`no quantity has the reading ${reading}`);
}

/** Formats a value with its unit: '14.2 °C'. */
export function sayReading(reading: ReadingKey, value: number): string {
  const { decimals, unit } = quantityOf(reading);
  return `${figureWith(value, decimals)} ${unit}`;
}
