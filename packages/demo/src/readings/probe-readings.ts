import { createChance, type Chance } from '../cadastre/chance/chance.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_DAYS = 365.2425;
/** Late January, as the day of the year on which soil is warmest. */
const WARMEST_DAY = 25;

/** How a probe of the demonstration behaves. */
export type ProbeTrait = 'sound' | 'hasGaps' | 'isFlat' | 'isSilent';

export interface DemoProbe {
  /** What is written on it, and the network's id of it. */
  readonly id: string;
  readonly name: string;
  readonly trait: ProbeTrait;
}

/** The probes of each demonstration farm. */
export const demoProbes: readonly DemoProbe[] = [
  { id: 'probe-0042', name: 'Probe by the pivot', trait: 'sound' },
  { id: 'probe-0043', name: 'Probe on the flats', trait: 'hasGaps' },
  { id: 'probe-0044', name: 'Probe on the terrace', trait: 'isFlat' },
  { id: 'probe-0045', name: 'Probe at the back', trait: 'isSilent' },
];

/** A probe that sends though nobody has drawn it: something to adopt. */
export const strayProbe: DemoProbe = { id: 'probe-0046', name: 'Probe in a box', trait: 'sound' };

/** How often a probe measures. */
export const PROBE_INTERVAL_MS = 15 * 60_000;
/** A silent probe was last heard of so long ago, and a flat one has stood still for so long. */
const SILENT_DAYS = 6;
const FLAT_DAYS = 10;
const STUCK_TEMPERATURE = 11.6;

/** One measurement; °C, dS/m and % of volume. */
export interface ProbeMeasurement {
  readonly at: Date;
  readonly payload: Readonly<Record<'Temp150' | 'Temp300' | 'EC150' | 'EC300' | 'VWC150' | 'VWC300', number>>;
}

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** From -1 in the depth of winter to 1 in the height of summer. */
const summerness = (day: number): number => Math.cos((2 * Math.PI * (day - WARMEST_DAY)) / YEAR_DAYS);

/** Rain that fell on a day: when its fall began, and how many millimetres. */
interface Rain {
  readonly time: number;
  readonly millimetres: number;
}

/** Rain comes more often, and more of it, in winter. Undefined for a dry day. */
function rainOf(chance: Chance, day: number): Rain | undefined {
  const isWet = chance.fraction(day, 1) < 0.2 - 0.08 * summerness(day);
  if (!isWet) return undefined;
  return {
    time: (day + chance.fraction(day, 4)) * DAY_MS,
    millimetres: 3 + 22 * chance.fraction(day, 2) ** 2,
  };
}

const REMEMBERED_DAYS = 40;

/** What is the same for every time of a day. */
interface Day {
  readonly number: number;
  readonly rains: readonly Rain[];
  /** Warmer or colder than the season, at the beginning of the day and at its end; from -1 to 1. */
  readonly weather: readonly [number, number];
}

function dayOf(chance: Chance, number: number): Day {
  const days = Array.from({ length: REMEMBERED_DAYS + 1 }, (_, ago) => number - ago);
  const weatherAt = (day: number): number => chance.fraction(day, 3) + chance.fraction(day + 1, 3) - 1;
  return {
    number,
    rains: days.flatMap((day) => rainOf(chance, day) ?? []),
    weather: [weatherAt(number), weatherAt(number + 1)],
  };
}

/** Water that rain has left at a depth, in % of volume: it comes in some hours late and dries away over days. */
function wetness(
  rains: readonly Rain[],
  time: number,
  soil: { lateHours: number; soakHours: number; dryDays: number },
): number {
  let sum = 0;
  for (const rain of rains) {
    const hours = (time - rain.time) / HOUR_MS - soil.lateHours;
    if (hours > 0)
      sum +=
        rain.millimetres *
        0.5 *
        (1 - Math.exp(-hours / soil.soakHours)) *
        Math.exp(-hours / 24 / soil.dryDays);
  }
  return sum;
}

/** What a sound probe measures at a time: a wave of the year, one of the day that is damped and late below, and rain that dries away. */
function measure(chance: Chance, { number, rains, weather }: Day, time: number): ProbeMeasurement['payload'] {
  const part = time / DAY_MS - number;
  const summer = summerness(number + part);
  const hour = part * 24 + 12; // the wall clock, near enough
  const daily = (lag: number): number => Math.sin((2 * Math.PI * (hour - 9 - lag)) / 24);
  const tremble = (channel: number): number =>
    chance.fraction(Math.floor(time / PROBE_INTERVAL_MS), channel) - 0.5;
  const temperature = 11.8 + 6 * summer + 1.6 * (weather[0] + (weather[1] - weather[0]) * part);
  const dryDays = 7 - 3 * summer;
  const base = 19 - 4 * summer;
  const top = Math.min(44, base + wetness(rains, time, { lateHours: 0, soakHours: 2, dryDays }));
  const below = Math.min(
    42,
    base + 4 + 0.6 * wetness(rains, time, { lateHours: 5, soakHours: 14, dryDays: dryDays * 1.6 }),
  );
  return {
    Temp150: round(temperature + (1.6 + summer) * daily(4) + 0.1 * tremble(5), 2),
    Temp300: round(temperature * 0.94 + 0.5 + 0.6 * daily(9) + 0.06 * tremble(6), 2),
    EC150: round(0.08 + 0.009 * top + 0.006 * tremble(7), 3),
    EC300: round(0.1 + 0.008 * below + 0.004 * tremble(8), 3),
    VWC150: round(top + 0.3 * tremble(9), 2),
    VWC300: round(below + 0.2 * tremble(10), 2),
  };
}

/** Each week a probe with gaps is away once, for six hours to two days. */
function isAway(chance: Chance, time: number): boolean {
  const week = Math.floor(time / (7 * DAY_MS));
  const start = week * 7 * DAY_MS + chance.fraction(week, 11) * 5 * DAY_MS;
  return time >= start && time < start + (6 + 42 * chance.fraction(week, 12)) * HOUR_MS;
}

/** When a silent probe was last heard of. */
export const silentSince = (now: Date): Date => new Date(now.getTime() - SILENT_DAYS * DAY_MS);

export interface MeasurementsWish {
  readonly from: Date;
  readonly to: Date;
  /** When the demonstration looks at it. */
  readonly now?: Date;
  /** A multiple of the probe's own interval, for a coarser history. */
  readonly everyMs?: number;
}

/**
 * What a probe of a farm measured after `from` up to `to`, every quarter of an hour. The same farm, probe and time give the same. `now` is
 * when the demonstration looks at it: a silent probe fell silent some days before.
 */
export function measurementsOf(
  farmName: string,
  { id, trait }: DemoProbe,
  { from, to, now = to, everyMs = PROBE_INTERVAL_MS }: MeasurementsWish,
): readonly ProbeMeasurement[] {
  const chance = createChance(`${farmName} ${id}`);
  // Weather is the farm's, not the probe's.
  const weather = createChance(farmName);
  const last = trait === 'isSilent' ? Math.min(to.getTime(), silentSince(now).getTime()) : to.getTime();
  const found: ProbeMeasurement[] = [];
  let day = dayOf(weather, Math.floor(from.getTime() / DAY_MS));
  const first = (Math.floor(from.getTime() / everyMs) + 1) * everyMs;
  for (let time = first; time <= last; time += everyMs) {
    if (trait === 'hasGaps' && isAway(chance, time)) continue;
    const dayNumber = Math.floor(time / DAY_MS);
    if (dayNumber !== day.number) day = dayOf(weather, dayNumber);
    const payload = measure(chance, day, time);
    const isStuck = trait === 'isFlat' && time > now.getTime() - FLAT_DAYS * DAY_MS;
    found.push({
      at: new Date(time),
      payload: isStuck ? { ...payload, Temp150: STUCK_TEMPERATURE } : payload,
    });
  }
  return found;
}
