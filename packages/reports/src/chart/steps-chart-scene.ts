import { figureUpTo } from '@tussock/domain';
import { scaleLinear } from 'd3-scale';
import { paper } from '../look/paper.ts';
import type { Mark, Scene } from '../scene/scene.ts';
import { textWidth } from '../text/text-width.ts';
import type { StepsSpec, StepSum } from './chart-spec.ts';
import { labelRows, type LabelRow } from './label-rows.ts';
import { wrapTo } from './wrap-to.ts';

const TEXT_SIZE = 9;
const TICK_SIZE = 7.5;
const ROW_HEIGHT = 22;
const AXIS_HEIGHT = 30;
const TOP = 4;
const GAP = 8;
const LABEL_SHARE = 0.32;
const TICKS = 5;
const TICK_DECIMALS = 3;
/**
 * Share of the largest sum above which the smallest must lie for the scale to start above zero, so that small steps between large sums are
 * visible.
 */
const CUT_WHERE_LEAST_IS_OVER = 0.6;
const ROOM_BELOW = 0.5;
/** Minimum bar length, so that a zero step is still visible. */
const LEAST_BAR = 0.8;

interface Bar extends StepSum {
  readonly start: number;
  readonly end: number;
  readonly isSum: boolean;
}

/** Start and end of each step between the two sums. */
function barsOf({ from, steps, to }: StepsSpec): readonly Bar[] {
  let at = from.value;
  const between = steps.map((step): Bar => {
    const start = at;
    at += step.value;
    return { ...step, start, end: at, isSum: false };
  });
  return [
    { ...from, start: 0, end: from.value, isSum: true },
    ...between,
    { ...to, start: 0, end: to.value, isSum: true },
  ];
}

/** Range of the scale: from zero, unless every sum is far above it. */
function domainOf(bars: readonly Bar[]): readonly [number, number] {
  const ends = bars.flatMap(({ start, end, isSum }) => (isSum ? [end] : [start, end]));
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  if (least <= 0 || most === 0 || least / most < CUT_WHERE_LEAST_IS_OVER)
    return [Math.min(0, least), most || 1];
  return [Math.max(0, least - Math.max(most - least, most * 0.02) * ROOM_BELOW), most];
}

const colourOf = ({ isSum, value }: Bar): string =>
  isSum ? paper.deep : value > 0 ? paper.warning : paper.leaf;

interface Scales {
  readonly along: (value: number) => number;
  readonly ticks: readonly number[];
  readonly least: number;
  readonly rows: readonly LabelRow[];
  readonly bottom: number;
}

/** Light grid with its figures. */
const gridOf = ({ along, ticks, bottom }: Scales): readonly Mark[] =>
  ticks.flatMap((tick): Mark[] => [
    { shape: 'path', d: `M${along(tick)} ${TOP}V${bottom}`, stroke: paper.line, strokeWidth: 0.6 },
    {
      shape: 'text',
      x: along(tick),
      y: bottom + TICK_SIZE + 3,
      text: figureUpTo(tick, TICK_DECIMALS),
      size: TICK_SIZE,
      fill: paper.quiet,
      anchor: 'middle',
    },
  ]);

/** Connecting line from the end of a bar to the next bar. */
const linkOf = (bar: Bar, index: number, { along, rows }: Scales): readonly Mark[] => {
  const [row, next] = [rows[index], rows[index + 1]];
  if (!row || !next) return [];
  const d = `M${along(bar.end)} ${row.top + row.band}V${next.top}`;
  return [{ shape: 'path', d, stroke: paper.quiet, strokeWidth: 0.6, dash: [2, 2] }];
};

function barMarks(bar: Bar, index: number, scales: Scales): readonly Mark[] {
  const { along, least, rows } = scales;
  const row = rows[index];
  if (!row) return [];
  const [low, high] = [Math.max(least, Math.min(bar.start, bar.end)), Math.max(bar.start, bar.end)];
  const width = Math.max(LEAST_BAR, along(high) - along(low));
  const text = { shape: 'text', y: row.baseline, size: TEXT_SIZE, fill: paper.ink } as const;
  return [
    ...row.label,
    { shape: 'rect', x: along(low), y: row.top, width, height: row.band, fill: colourOf(bar) },
    ...linkOf(bar, index, scales),
    { ...text, x: along(high) + GAP / 2, text: bar.figure, weight: 'strong' },
  ];
}

/**
 * Draws a waterfall chart down the page: each step starts where the one above it ended. Increases are dark and decreases light, also in
 * grey.
 */
export function stepsChartScene(spec: StepsSpec, width: number): Scene {
  const bars = barsOf(spec);
  const left = width * LABEL_SHARE;
  const right = Math.max(...bars.map(({ figure }) => textWidth(figure, TEXT_SIZE, 'strong'))) + 2 * GAP;
  const labels = bars.map(({ label }) => wrapTo(label, left - GAP, TEXT_SIZE));
  const { rows, bottom } = labelRows(labels, {
    top: TOP,
    height: ROW_HEIGHT,
    right: left - GAP,
    size: TEXT_SIZE,
  });
  const [least, most] = domainOf(bars);
  const along = scaleLinear()
    .domain([least, most])
    .range([left, width - right]);
  const scales: Scales = {
    along,
    ticks: along.ticks(TICKS),
    least,
    rows,
    bottom,
  };
  const axisTitle: Mark = {
    shape: 'text',
    x: left,
    y: bottom + AXIS_HEIGHT - 6,
    text: least > 0 ? `${spec.axis}; the scale starts at ${figureUpTo(least, 0)}` : spec.axis,
    size: TICK_SIZE,
    fill: paper.quiet,
  };
  return {
    width,
    height: bottom + AXIS_HEIGHT,
    marks: [...gridOf(scales), ...bars.flatMap((bar, index) => barMarks(bar, index, scales)), axisTitle],
  };
}
