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

/** Rain of a day in millimetres, more often and more of it in winter. */
function rainOf(chance: Chance, day: number): number {
  const isWet = chance.fraction(day, 1) < 0.2 - 0.08 * summerness(day);
  return isWet ? 3 + 27 * chance.fraction(day, 2) ** 2 : 0;
}

const REMEMBERED_DAYS = 40;

/** Water that rain has left in the top soil at the beginning of a day, in % of volume; it dries out faster in summer. */
function wetnessAt(chance: Chance, day: number): number {
  const dryingDays = 9 - 4 * summerness(day);
  let wetness = 0;
  for (let ago = 1; ago <= REMEMBERED_DAYS; ago += 1)
    wetness += rainOf(chance, day - ago) * 0.55 * Math.exp(-(ago - 0.5) / dryingDays);
  return wetness;
}

interface Day {
  readonly summer: number;
  readonly weather: number;
  readonly wetness: number;
  readonly rain: number;
  readonly rainHour: number;
}

const dayOf = (chance: Chance, day: number): Day => ({
  summer: summerness(day),
  weather: chance.fraction(day, 3) + chance.fraction(day - 1, 3) - 1,
  wetness: wetnessAt(chance, day),
  rain: rainOf(chance, day),
  rainHour: 24 * chance.fraction(day, 4),
});

/** What a sound probe measures at a time: a wave of the year, one of the day that is damped and late below, and rain that dries away. */
function measure(chance: Chance, day: Day, time: number): ProbeMeasurement['payload'] {
  const hour = (time % DAY_MS) / HOUR_MS + 12; // wall clock, near enough
  const daily = (lag: number): number => Math.sin((2 * Math.PI * (hour - 9 - lag)) / 24);
  const tremble = (channel: number): number =>
    chance.fraction(Math.floor(time / PROBE_INTERVAL_MS), channel) - 0.5;
  const temperature = 11.8 + 6 * day.summer + 1.6 * day.weather;
  const wetNow = day.wetness + (hour - 12 > day.rainHour ? day.rain * 0.55 : 0);
  const water = 17 - 4 * day.summer;
  const [top, below] = [Math.min(44, water + wetNow), Math.min(42, water + 5 + day.wetness * 0.7)];
  return {
    Temp150: round(temperature + (1.6 + day.summer) * daily(4) + 0.1 * tremble(5), 2),
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

/**
 * What a probe of a farm measured after `from` up to `to`, every quarter of an hour. The same farm, probe and time give the same. `now` is
 * when the demonstration looks at it: a silent probe fell silent some days before.
 */
export function measurementsOf(
  farmName: string,
  { id, trait }: DemoProbe,
  { from, to, now = to }: { readonly from: Date; readonly to: Date; readonly now?: Date },
): readonly ProbeMeasurement[] {
  const chance = createChance(`${farmName} ${id}`);
  // Weather is the farm's, not the probe's.
  const weather = createChance(farmName);
  const last =
    trait === 'isSilent' ? Math.min(to.getTime(), now.getTime() - SILENT_DAYS * DAY_MS) : to.getTime();
  const found: ProbeMeasurement[] = [];
  let [dayNumber, day] = [Number.NaN, dayOf(weather, 0)];
  const first = (Math.floor(from.getTime() / PROBE_INTERVAL_MS) + 1) * PROBE_INTERVAL_MS;
  for (let time = first; time <= last; time += PROBE_INTERVAL_MS) {
    if (trait === 'hasGaps' && isAway(chance, time)) continue;
    if (Math.floor(time / DAY_MS) !== dayNumber) {
      dayNumber = Math.floor(time / DAY_MS);
      day = dayOf(weather, dayNumber);
    }
    const payload = measure(chance, day, time);
    const isStuck = trait === 'isFlat' && time > now.getTime() - FLAT_DAYS * DAY_MS;
    found.push({
      at: new Date(time),
      payload: isStuck ? { ...payload, Temp150: STUCK_TEMPERATURE } : payload,
    });
  }
  return found;
}
