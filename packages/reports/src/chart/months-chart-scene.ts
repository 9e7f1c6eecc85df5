import { figureUpTo } from '@tussock/domain';
import { scaleBand, scaleLinear } from 'd3-scale';
import { paper } from '../look/paper.ts';
import type { Mark, Scene } from '../scene/scene.ts';
import { textWidth } from '../text/text-width.ts';
import type { MonthsSpec } from './chart-spec.ts';
import { wrapTo } from './wrap-to.ts';
import { seriesLook } from './series-looks.ts';

const TEXT_SIZE = 8;
const TICK_SIZE = 7.5;
const PLOT_HEIGHT = 132;
const TOP = 18;
const MONTHS_HEIGHT = 18;
const LEGEND_LINE = 13;
const SWATCH = 16;
const GAP = 6;
const TICKS = 5;
const TICK_DECIMALS = 2;

const HALF = 0.5;
const CUT_WHERE_LEAST_IS_OVER = 0.6;
const LEAST_ROOM = 0.05;

type Scales = {
  readonly x: (month: number) => number;
  readonly band: number;
  readonly y: (value: number) => number;
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * Range of the scale: from zero to the maximum; below zero when there are negative figures, and above zero when that is allowed and all are
 * high.
 */
function domainOf({ look, months, series, mayStartAboveNought }: MonthsSpec): readonly [number, number] {
  const values = series.flatMap(({ points }) =>
    points.flatMap(({ value }) => (value === null ? [] : [value])),
  );
  const tops =
    look === 'stacked'
      ? months.map((_month, at) => sum(series.map(({ points }) => Math.max(0, points[at]?.value ?? 0))))
      : values;
  if (values.length === 0) return [0, 1];
  const [least, most] = [Math.min(...values), Math.max(0, ...tops)];
  if (mayStartAboveNought && least / most > CUT_WHERE_LEAST_IS_OVER)
    return [Math.max(0, least - Math.max(most - least, most * LEAST_ROOM)), most];
  return [Math.min(0, least), most || 1];
}

/** Stacked columns with the first series at the bottom, separated by white lines. */
function columns({ months, series }: MonthsSpec, { x, band, y }: Scales): readonly Mark[] {
  return months.flatMap((_month, at) => {
    let foot = 0;
    return series.flatMap(({ points }, index): Mark[] => {
      const value = Math.max(0, points[at]?.value ?? 0);
      if (value === 0) return [];
      const [low, high] = [y(foot), y(foot + value)];
      foot += value;
      return [
        {
          shape: 'rect',
          x: x(at),
          y: high,
          width: band,
          height: low - high,
          fill: seriesLook(index).colour,
          stroke: paper.white,
          strokeWidth: 0.8,
        },
      ];
    });
  });
}

/** Line for each series, interrupted where the value is unknown, with a dot at each figure. */
function lines({ series }: MonthsSpec, { x, band, y }: Scales): readonly Mark[] {
  return series.flatMap(({ points }, index): Mark[] => {
    const { colour, dash } = seriesLook(index);
    const places = points.map(({ value }, at) =>
      value === null ? null : { x: x(at) + band * HALF, y: y(value) },
    );
    const d = places
      .map((place, at) => (place ? `${at > 0 && places[at - 1] ? 'L' : 'M'}${place.x} ${place.y}` : ''))
      .join('');
    const dots = places.flatMap((place): Mark[] =>
      place ? [{ shape: 'circle', ...place, radius: 2, fill: colour }] : [],
    );
    return d === ''
      ? []
      : [{ shape: 'path', d, stroke: colour, strokeWidth: 1.6, dash, fill: 'none' }, ...dots];
  });
}

/** Legend of the series, in lines below the months. */
function legend({ series, look }: MonthsSpec, width: number, top: number) {
  let [x, line] = [0, 0];
  const marks = series.flatMap(({ label }, index): Mark[] => {
    const lines = wrapTo(label, width - SWATCH - GAP, TEXT_SIZE);
    const wide = SWATCH + GAP + Math.max(...lines.map((text) => textWidth(text, TEXT_SIZE))) + GAP * 2;
    if (x > 0 && x + wide > width) [x, line] = [0, line + 1];
    const [left, y] = [x, top + line * LEGEND_LINE];
    x += wide;
    line += lines.length - 1;
    const { colour, dash } = seriesLook(index);
    const swatch: Mark =
      look === 'stacked'
        ? { shape: 'rect', x: left, y: y - 7, width: SWATCH, height: 8, fill: colour }
        : { shape: 'path', d: `M${left} ${y - 3}H${left + SWATCH}`, stroke: colour, strokeWidth: 1.6, dash };
    return [
      swatch,
      ...lines.map((text, at): Mark => ({
        shape: 'text',
        x: left + SWATCH + GAP,
        y: y + at * LEGEND_LINE,
        text,
        size: TEXT_SIZE,
        fill: paper.ink,
      })),
    ];
  });
  return { marks, height: (line + 1) * LEGEND_LINE };
}

function axes(
  { months, axis }: MonthsSpec,
  { x, band, y }: Scales,
  about: {
    readonly ticks: readonly number[];
    readonly left: number;
    readonly width: number;
  },
): readonly Mark[] {
  const { ticks, left, width } = about;
  const startsAt = ticks[0] ?? 0;
  const bottom = TOP + PLOT_HEIGHT;
  return [
    {
      shape: 'text',
      x: 0,
      y: TICK_SIZE + 1,
      text: startsAt > 0 ? `${axis}; the scale starts at ${figureUpTo(startsAt, TICK_DECIMALS)}` : axis,
      size: TICK_SIZE,
      fill: paper.quiet,
    },
    ...ticks.flatMap((tick): Mark[] => [
      {
        shape: 'path',
        d: `M${left} ${y(tick)}H${width}`,
        stroke: tick === 0 ? paper.quiet : paper.line,
        strokeWidth: 0.6,
      },
      {
        shape: 'text',
        x: left - GAP,
        y: y(tick) + TICK_SIZE * 0.35,
        text: figureUpTo(tick, TICK_DECIMALS),
        size: TICK_SIZE,
        fill: paper.quiet,
        anchor: 'end',
      },
    ]),
    ...months.map((month, at): Mark => ({
      shape: 'text',
      x: x(at) + band * HALF,
      y: bottom + TICK_SIZE + 5,
      text: month,
      size: TICK_SIZE,
      fill: paper.quiet,
      anchor: 'middle',
    })),
  ];
}

/** Draws the figures of twelve months, with a legend below when there is more than one series. */
export function monthsChartScene(spec: MonthsSpec, width: number): Scene {
  const [least, most] = domainOf(spec);
  const up = scaleLinear()
    .domain([least, most])
    .nice(TICKS)
    .range([TOP + PLOT_HEIGHT, TOP]);
  // Whole head are counted in whole steps.
  const ticks = up.ticks(TICKS);
  const left =
    Math.max(...ticks.map((tick) => textWidth(figureUpTo(tick, TICK_DECIMALS), TICK_SIZE))) + GAP * 2;
  const across = scaleBand<number>()
    .domain(spec.months.map((_month, at) => at))
    .range([left, width])
    .padding(0.24);
  const scales: Scales = { x: (month) => across(month) ?? 0, band: across.bandwidth(), y: up };
  const foot = TOP + PLOT_HEIGHT + MONTHS_HEIGHT;
  const key = spec.series.length > 1 ? legend(spec, width, foot + LEGEND_LINE) : { marks: [], height: 0 };
  return {
    width,
    height: foot + key.height + GAP,
    marks: [
      ...axes(spec, scales, { ticks, left, width }),
      ...(spec.look === 'stacked' ? columns(spec, scales) : lines(spec, scales)),
      ...key.marks,
    ],
  };
}
