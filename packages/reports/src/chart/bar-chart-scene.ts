import { figureUpTo } from '@tussock/domain';
import { scaleLinear } from 'd3-scale';
import { NOT_RECORDED_COLOUR, paper } from '../look/paper.ts';
import type { Mark, Scene } from '../scene/scene.ts';
import { textWidth } from '../text/text-width.ts';
import type { BarsSpec } from './chart-spec.ts';
import { labelRows } from './label-rows.ts';
import { wrapTo } from './wrap-to.ts';

/** Text width of a report page in points: 174 mm. */
export const PAGE_CHART_WIDTH = 493;

const TEXT_SIZE = 9;
const TICK_SIZE = 7.5;
const ROW_HEIGHT = 20;
const AXIS_HEIGHT = 30;
const TOP = 4;
const GAP = 8;
/** Minimum and maximum share of the width for labels. The minimum makes charts under each other line up; longer labels wrap. */
const LABEL_SHARE = { least: 0.24, most: 0.36 } as const;
const TICKS = 5;

/** Grid line from the top down to the end of the bars, with its figure below. */
const gridMarks = (tick: number, x: number, bottom: number): Mark[] => [
  {
    shape: 'path',
    d: `M${x} ${TOP}V${bottom}`,
    stroke: tick === 0 ? paper.quiet : paper.line,
    strokeWidth: 0.6,
  },
  {
    shape: 'text',
    x,
    y: bottom + TICK_SIZE + 3,
    text: figureUpTo(tick, 3),
    size: TICK_SIZE,
    fill: paper.quiet,
    anchor: 'middle',
  },
];

/** Draws horizontal bars with the figure at the end of each, over a light grid. */
export function barChartScene(
  { bars, axis, isCount = false }: BarsSpec,
  width: number = PAGE_CHART_WIDTH,
): Scene {
  const labelLimit = width * LABEL_SHARE.most;
  const labels = bars.map(({ label }) => wrapTo(label, labelLimit, TEXT_SIZE));
  const left =
    Math.max(width * LABEL_SHARE.least, ...labels.flat().map((label) => textWidth(label, TEXT_SIZE))) + GAP;
  const right = Math.max(0, ...bars.map(({ figure }) => textWidth(figure, TEXT_SIZE, 'strong'))) + 2 * GAP;
  const look = { top: TOP, height: ROW_HEIGHT, right: left - GAP, size: TEXT_SIZE };
  const { rows, bottom } = labelRows(labels, look);
  const largest = Math.max(0, ...bars.map(({ value }) => value));
  const along = scaleLinear()
    .domain([0, largest || 1])
    .range([left, width - right]);
  // With nothing to measure, ticks would invent a scale.
  const ticks = largest > 0 ? along.ticks(TICKS).filter((tick) => !isCount || Number.isInteger(tick)) : [0];

  const grid = ticks.flatMap((tick) => gridMarks(tick, along(tick), bottom));
  const marks = bars.flatMap(({ value, figure, isQuiet }, index): Mark[] => {
    const row = rows[index];
    if (!row) return [];
    const { top, band, baseline } = row;
    const fill = isQuiet ? NOT_RECORDED_COLOUR : paper.green;
    const end = along(value);
    return [
      ...row.label,
      { shape: 'rect', x: left, y: top, width: end - left, height: band, radius: 1.5, fill },
      {
        shape: 'text',
        x: end + GAP / 2,
        y: baseline,
        text: figure,
        size: TEXT_SIZE,
        fill: paper.ink,
        weight: 'strong',
      },
    ];
  });
  const axisTitle: Mark = {
    shape: 'text',
    x: left,
    y: bottom + AXIS_HEIGHT - 6,
    text: axis,
    size: TICK_SIZE,
    fill: paper.quiet,
  };
  return { width, height: bottom + AXIS_HEIGHT, marks: [...grid, ...marks, axisTitle] };
}
