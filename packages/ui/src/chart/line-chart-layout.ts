import type { LineChartSpec, LinePoint, LineSeries } from './line-chart-spec.ts';
import { niceTicks } from './nice-ticks.ts';

export const CHART_HEIGHT = 220;
const MARGIN = { top: 12, right: 14, bottom: 26, left: 46 } as const;
/** Minimum distance between labels on the horizontal axis, in pixels. */
const LABEL_ROOM = 64;
/** Maximum number of points of a line that get individual marks. */
const MARKED_POINTS = 40;

export interface DrawnSeries {
  readonly id: string;
  readonly line: string;
  /** Path from the lowest to the highest value of each point; empty when each point is a single value. */
  readonly spread: string;
  /** Points drawn as marks: all when they are few, and those not joined to any other. */
  readonly marks: readonly { readonly x: number; readonly y: number }[];
}

export interface LineChartLayout {
  readonly width: number;
  readonly height: number;
  readonly plot: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly rows: readonly { readonly y: number; readonly label: string }[];
  readonly columns: readonly { readonly x: number; readonly label: string }[];
  readonly bands: readonly { readonly label: string; readonly y: number; readonly height: number }[];
  readonly series: readonly DrawnSeries[];
  readonly xOf: (at: number) => number;
  readonly yOf: (value: number) => number;
}

interface Known extends LinePoint {
  readonly value: number;
}

/** Splits the points of a line into runs that may be joined: a run ends at a gap and where the next point is too far away. */
export function runsOf({ points }: LineSeries, longestBridge = Infinity): readonly (readonly Known[])[] {
  const runs: Known[][] = [];
  let run: Known[] | undefined;
  for (const { value, ...point } of points) {
    if (value === null) {
      run = undefined;
      continue;
    }
    const last = run?.at(-1);
    if (!run || !last || point.at - last.at > longestBridge) runs.push((run = []));
    run.push({ ...point, value });
  }
  return runs;
}

/** Lowest and highest figure to show, from every value with its spread and the target values. */
function extentOf({ series, targets = [] }: LineChartSpec): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  const take = (figure: number): void => {
    low = Math.min(low, figure);
    high = Math.max(high, figure);
  };
  for (const { points } of series)
    for (const point of points) {
      if (point.value === null) continue;
      take(point.low ?? point.value);
      take(point.high ?? point.value);
    }
  for (const target of targets) {
    if (target.low !== null) take(target.low);
    if (target.high !== null) take(target.high);
  }
  return low > high ? [0, 1] : [low, high];
}

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Computes the layout of a chart in pixels, for a given width. */
export function layOutLineChart(spec: LineChartSpec, width: number, height = CHART_HEIGHT): LineChartLayout {
  const plot = {
    left: MARGIN.left,
    right: width - MARGIN.right,
    top: MARGIN.top,
    bottom: height - MARGIN.bottom,
  };
  const figures = niceTicks(...extentOf(spec));
  const [lowest = 0, highest = 1] = [figures[0], figures.at(-1)];
  const xOf = (place: number): number =>
    plot.left + ((place - spec.from) / (spec.to - spec.from || 1)) * (plot.right - plot.left);
  const yOf = (value: number): number =>
    plot.bottom - ((value - lowest) / (highest - lowest)) * (plot.bottom - plot.top);

  const drawn = spec.series.map((series): DrawnSeries => {
    const runs = runsOf(series, spec.longestBridge);
    const areAllMarked = series.points.length <= MARKED_POINTS;
    return {
      id: series.id,
      line: runs
        .filter((run) => run.length > 1)
        .map((run) => `M${run.map((point) => at(xOf(point.at), yOf(point.value))).join('L')}`)
        .join(''),
      spread: runs.map((run) => spreadOf(run, xOf, yOf)).join(''),
      marks: runs
        .filter((run) => areAllMarked || run.length === 1)
        .flatMap((run) => run.map((point) => ({ x: xOf(point.at), y: yOf(point.value) }))),
    };
  });

  return {
    width,
    height,
    plot,
    rows: figures.map((figure) => ({ y: yOf(figure), label: figure.toLocaleString('en-NZ') })),
    columns: thinLabels(spec.ticks.map((tick) => ({ x: xOf(tick.at), label: tick.label }))),
    bands: (spec.targets ?? []).map(({ label, low, high }) => {
      const [top, bottom] = [yOf(high ?? highest), yOf(low ?? lowest)];
      return { label, y: top, height: Math.max(0, bottom - top) };
    }),
    series: drawn,
    xOf,
    yOf,
  };
}

function spreadOf(
  run: readonly Known[],
  xOf: (at: number) => number,
  yOf: (value: number) => number,
): string {
  if (run.every(({ low, high }) => low === undefined || high === undefined || low === high)) return '';
  const top = run.map((point) => at(xOf(point.at), yOf(point.high ?? point.value)));
  const bottom = run.map((point) => at(xOf(point.at), yOf(point.low ?? point.value)));
  return `M${[...top, ...bottom.reverse()].join('L')}Z`;
}

/** Drops labels at regular intervals, so that none overlaps its neighbour. */
function thinLabels<T extends { readonly x: number }>(labels: readonly T[]): readonly T[] {
  const [first, second] = labels;
  if (!first || !second) return labels;
  const every = Math.max(1, Math.ceil(LABEL_ROOM / Math.max(1, second.x - first.x)));
  return labels.filter((_label, index) => index % every === 0);
}

/** Every position at which any line has a value, in order; the readout can be placed there. */
export function placesOf({ series }: LineChartSpec): readonly number[] {
  const places = series.flatMap(({ points }) =>
    points.flatMap((point) => (point.value === null ? [] : point.at)),
  );
  return [...new Set(places)].sort((a, b) => a - b);
}

/** Index of the position nearest to `wanted`; -1 when there is none. */
export function nearestPlace(places: readonly number[], wanted: number): number {
  let [low, high] = [0, places.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [places[low - 1], places[low]];
  return before !== undefined && after !== undefined && wanted - before <= after - wanted
    ? low - 1
    : places.length === 0
      ? -1
      : low;
}
