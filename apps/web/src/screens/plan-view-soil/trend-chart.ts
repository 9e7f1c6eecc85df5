import {
  type Analyte,
  analyteInWords,
  dayWithMonth,
  type SoilTarget,
  soilTargetFor,
  type TrendPoint,
} from '@tussock/domain';
import type { LineChartSpec } from '@tussock/ui';
import type { SampledPlace } from './sampled-places.ts';
import { rangeInWords } from './soil-words.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The target of a place: of its transects, where they have the same. */
export function targetOfPlace({ transects }: SampledPlace, analyte: Analyte): SoilTarget | 'several' | null {
  const targets = transects.map(({ feature }) => soilTargetFor(analyte.key, feature.properties));
  const [first = null] = targets;
  const isOne = targets.every((target) => target?.from === first?.from && target?.to === first?.to);
  return isOne ? first : 'several';
}

/** January of each year from the first point to the last. */
function yearTicks(from: number, to: number): LineChartSpec['ticks'] {
  const years: { at: number; label: string }[] = [];
  for (let year = new Date(from).getUTCFullYear(); ; year++) {
    const at = Date.UTC(year, 0, 1);
    if (at > to) return years;
    if (at >= from) years.push({ at, label: String(year) });
  }
}

/** A trend as a chart: one line, with the spread of the transects where there are several, and the target behind it. */
export function trendChart(
  place: SampledPlace,
  analyte: Analyte,
  points: readonly TrendPoint[],
): LineChartSpec {
  const target = targetOfPlace(place, analyte);
  const days = points.map(({ day }) => timeOf(day));
  const from = Math.min(...days) - (YEAR_DAYS / 2) * DAY_MS;
  const to = Math.max(...days) + (YEAR_DAYS / 2) * DAY_MS;
  return {
    title: `${analyte.label}, ${place.name}`,
    unit: analyte.unit,
    series: [
      {
        id: place.id,
        label: place.transects.length > 1 ? 'Mean of its transects' : place.name,
        points: points.map(({ day, mean, results }) => {
          const values = results.map(({ result }) => result.value);
          return { at: timeOf(day), value: mean, low: Math.min(...values), high: Math.max(...values) };
        }),
      },
    ],
    from,
    to,
    ticks: yearTicks(from, to),
    sayAt: (at) => dayWithMonth(new Date(at).toISOString().slice(0, 10)),
    decimals: 2,
    targets:
      target !== null && target !== 'several'
        ? [{ label: `Target ${rangeInWords(target.from, target.to)}`, low: target.from, high: target.to }]
        : [],
  };
}

/** Where the target of a chart is from, or why there is none. */
export function targetInWords(place: SampledPlace, analyte: Analyte): string {
  const target = targetOfPlace(place, analyte);
  if (target === 'several')
    return 'The transects of this land unit have different targets: look at each one separately.';
  if (target === null)
    return analyte.key === 'calcium'
      ? 'Calcium has no target of its own: pH and lime govern it.'
      : `There is no published target of ${analyte.label} for this land use and soil.`;
  return `Target ${rangeInWords(target.from, target.to)}${analyte.unit && ` ${analyte.unit}`}. Source: ${target.source} (${target.status}).`;
}

export const trendHeading = (analyte: Analyte): string => analyteInWords(analyte);
