import { quantityOf, rangeSources, readingKeys, sayReading, type ReadingKey } from './quantities.ts';

/** Types of flags on a sensor. There are only three, because people stop reading when there are too many warnings. */
export type FlagKind = 'silent' | 'flatLined' | 'outOfBand';

export interface DeviceFlag {
  readonly kind: FlagKind;
  /** Flagged reading; null when the flag is about the whole device. */
  readonly reading: ReadingKey | null;
  readonly text: string;
  /** Source of the limit. */
  readonly source: string;
}

const HOUR_MS = 3_600_000;

/** Limits for flags, in hours. */
export const flagLimits = {
  /** Age from which a value is shown as old. */
  lateHours: 24,
  silentHours: 72,
  flatHours: 72,
  /** Minimum number of equal readings; fewer prove nothing. */
  flatReadings: 12,
  source: 'Three days: what people who run sensors in the field ask for; ours, not a rule',
} as const;

/** Summary of a reading over the `flatHours` before its latest value. */
export interface RecentReading {
  readonly count: number;
  readonly low: number;
  readonly high: number;
  /** Time from the first to the last of them. */
  readonly spanMs: number;
}

export interface SensorState {
  readonly now: Date;
  /** Time of the last measurement; null for a device that never sent any. */
  readonly at: Date | null;
  readonly latest: Readonly<Partial<Record<ReadingKey, { readonly value: number; readonly at: Date }>>>;
  readonly recent: Readonly<Partial<Record<ReadingKey, RecentReading>>>;
  /** Device's own limits of soil water, in %. */
  readonly fieldCapacity: number | undefined;
  readonly refillPoint: number | undefined;
}

const nameOf = (reading: ReadingKey): string => {
  const { title, depthMm } = quantityOf(reading);
  return `${title} at ${depthMm} mm`;
};

const isLate = (now: Date, at: Date): boolean =>
  now.getTime() - at.getTime() > flagLimits.lateHours * HOUR_MS;

function silence({ now, at }: SensorState): readonly DeviceFlag[] {
  if (at === null || now.getTime() - at.getTime() <= flagLimits.silentHours * HOUR_MS) return [];
  const days = Math.floor((now.getTime() - at.getTime()) / (24 * HOUR_MS));
  return [
    { kind: 'silent', reading: null, text: `Nothing heard for ${days} days`, source: flagLimits.source },
  ];
}

/**
 * Flags a reading that does not change. Conductivity is left out: probes report it in steps so coarse that it stays constant for days in
 * healthy soil.
 */
function flatness(reading: ReadingKey, { recent }: SensorState): readonly DeviceFlag[] {
  const it = recent[reading];
  if (!it || quantityOf(reading).key === 'conductivity') return [];
  const isLongEnough =
    it.spanMs >= flagLimits.flatHours * HOUR_MS * 0.9 && it.count >= flagLimits.flatReadings;
  if (!isLongEnough || it.low !== it.high) return [];
  return [
    {
      kind: 'flatLined',
      reading,
      text: `${nameOf(reading)} has not moved from ${sayReading(reading, it.low)} for ${flagLimits.flatHours / 24} days`,
      source: flagLimits.source,
    },
  ];
}

/** Flags soil water outside the device's own limits, if any; such flags call for a decision of the farm, and are no fault of the probe. */
function soilWater(reading: ReadingKey, value: number, state: SensorState): readonly DeviceFlag[] {
  const { fieldCapacity, refillPoint } = state;
  const source = 'The limits written on this device';
  const name = nameOf(reading);
  if (fieldCapacity !== undefined && value > fieldCapacity)
    return [
      {
        kind: 'outOfBand',
        reading,
        text: `${name} is above field capacity (${sayReading(reading, fieldCapacity)}): drainage is likely, do not irrigate or spread`,
        source,
      },
    ];
  if (refillPoint !== undefined && value < refillPoint)
    return [
      {
        kind: 'outOfBand',
        reading,
        text: `${name} is below the refill point (${sayReading(reading, refillPoint)})`,
        source,
      },
    ];
  return [];
}

function bandOf(reading: ReadingKey, state: SensorState): readonly DeviceFlag[] {
  const latest = state.latest[reading];
  // An old value says nothing about now.
  if (!latest || isLate(state.now, latest.at)) return [];
  const { usual } = quantityOf(reading);
  if (latest.value < usual.low || latest.value > usual.high)
    return [
      {
        kind: 'outOfBand',
        reading,
        text: `${nameOf(reading)} is ${sayReading(reading, latest.value)}, outside the usual ${sayReading(reading, usual.low)} to ${sayReading(reading, usual.high)}`,
        source: rangeSources.usual,
      },
    ];
  return quantityOf(reading).key === 'water' ? soilWater(reading, latest.value, state) : [];
}

/** Lists the flags of a sensor: a silent device first, then each reading in order. */
export const flagsOf = (state: SensorState): readonly DeviceFlag[] => [
  ...silence(state),
  ...readingKeys.flatMap((reading) => [...flatness(reading, state), ...bandOf(reading, state)]),
];
