import {
  cellMetresAt,
  clipLine,
  positionOfCell,
  type HeightGrid,
  type PlanePosition,
  type Position,
} from '@tussock/geometry';
import { contours } from 'd3-contour';
import { paper } from '../look/paper.ts';
import type { Mark } from '../scene/scene.ts';
import { pathOf, putOnSheet } from './plane-shape.ts';
import { reliefMarks } from './relief-marks.ts';
import type { LegendItem } from './legend.ts';
import type { Sheet } from './sheet.ts';

/** Ground under a printed farm: heights and streams around it, with their attribution. */
export interface PrintGround {
  readonly heights: HeightGrid | null;
  readonly streams: readonly { readonly order: number; readonly line: readonly Position[] }[];
  readonly attribution: string | null;
  /** True when the streams could not be read, so that their absence means nothing. */
  readonly lacksStreams?: true;
}

/** Contour intervals in metres, each up to a scale. */
const INTERVALS = [
  { upTo: 6000, metres: 5 },
  { upTo: 14_000, metres: 10 },
  { upTo: 45_000, metres: 20 },
] as const;
const WIDEST_INTERVAL = 100;
/** Every fifth contour carries its height. */
const INDEX = 5;

/** Line widths in the legend, in pixels like those of kinds. */
const STREAM_IN_LEGEND = 1.6;
const CONTOUR_IN_LEGEND = 0.9;

/** Contour interval in metres at a scale of 1:ratio. */
export const contourInterval = (ratio: number): number =>
  INTERVALS.find(({ upTo }) => ratio <= upTo)?.metres ?? WIDEST_INTERVAL;

/** Printed width of a stream by its order. */
const streamWidth = (order: number): number => 0.25 + 0.22 * order;

type PlaneLines = readonly (readonly PlanePosition[])[];

const clipped = (lines: PlaneLines, { width, height }: Sheet): PlaneLines =>
  lines.flatMap((line) => clipLine(line, [0, 0, width, height]));

const clippedPath = (lines: PlaneLines, sheet: Sheet): string =>
  clipped(lines, sheet)
    .map((line) => pathOf(putOnSheet({ type: 'line', lines: [line] }, (place) => place)))
    .join('');

/** Splits a ring of contours where it only runs along the rim of the known heights. */
function withoutRim(ring: readonly (readonly [number, number])[], { columns, rows }: HeightGrid) {
  const isOnRim = ([x, y]: readonly [number, number]): boolean =>
    x <= 0 || y <= 0 || x >= columns || y >= rows;
  const lines: (readonly [number, number])[][] = [[]];
  for (const place of ring) {
    if (isOnRim(place)) lines.push([]);
    else lines.at(-1)?.push(place);
  }
  return lines.filter((line) => line.length > 1);
}

interface Contour {
  readonly height: number;
  readonly lines: readonly (readonly Position[])[];
}

const knownContours = new WeakMap<HeightGrid, Map<number, readonly Contour[]>>();

/** Computes the contours of a piece of ground at an interval; once for all its maps. */
function contoursOf(heights: HeightGrid, interval: number): readonly Contour[] {
  const known = knownContours.get(heights) ?? new Map<number, readonly Contour[]>();
  knownContours.set(heights, known);
  const found = known.get(interval) ?? traceContours(heights, interval);
  known.set(interval, found);
  return found;
}

function traceContours(heights: HeightGrid, interval: number): readonly Contour[] {
  const known = heights.heights.filter((height) => !Number.isNaN(height) && height > 0);
  if (known.length === 0) return [];
  const [lowest, highest] = known.reduce(
    ([low, high], height) => [Math.min(low, height), Math.max(high, height)],
    [Infinity, -Infinity],
  );
  const first = Math.ceil(lowest / interval) * interval;
  const levels = Array.from(
    { length: Math.max(0, Math.floor((highest - first) / interval) + 1) },
    (_, step) => first + step * interval,
  );
  const place = ([x, y]: readonly [number, number]): Position =>
    positionOfCell([heights.west + x, heights.north + y], heights.worldCells);
  return contours()
    .size([heights.columns, heights.rows])
    .thresholds(levels)(Array.from(heights.heights, (height) => (Number.isNaN(height) ? 0 : height)))
    .map(({ value, coordinates }) => {
      const rings = coordinates.flat() as [number, number][][]; // pairs of numbers, as its reference says
      const lines = rings.flatMap((ring) => withoutRim(ring, heights)).map((line) => line.map(place));
      return { height: value, lines };
    });
}

/** Metres between the strong contours. */
const STRONG_METRES = 100;

const isIndexContour = (height: number, interval: number): boolean =>
  Math.round(height / interval) % INDEX === 0;

/** Number of positions tried on a contour for its height. */
const PLACES_OF_HEIGHT = 5;

/** Contours labelled with their heights, the strong ones where there are any, each with possible positions from its middle outwards. */
export function contourHeights(
  { heights }: PrintGround,
  sheet: Sheet,
): readonly { readonly text: string; readonly places: readonly PlanePosition[] }[] {
  if (!heights) return [];
  const interval = contourInterval(sheet.ratio);
  const drawn = contoursOf(heights, interval).flatMap(({ height, lines }) => {
    const onSheet = clipped(
      lines.map((line) => line.map(sheet.toSheet)),
      sheet,
    );
    const [longest] = onSheet.toSorted((one, other) => other.length - one.length);
    return longest ? [{ height, longest }] : [];
  });
  const strong = drawn.filter(({ height }) => isIndexContour(height, interval));
  return (strong.length > 0 ? strong : drawn).map(({ height, longest }) => ({
    text: String(Math.round(height)),
    places: placesAlong(longest),
  }));
}

/** Positions on a line, its middle first. */
function placesAlong(line: readonly PlanePosition[]): readonly PlanePosition[] {
  const shares = Array.from({ length: PLACES_OF_HEIGHT }, (_, index) => (index + 1) / (PLACES_OF_HEIGHT + 1));
  return shares
    .toSorted((one, other) => Math.abs(one - 0.5) - Math.abs(other - 0.5))
    .flatMap((share) => line.slice(Math.floor(share * line.length)).slice(0, 1));
}

function contourMarks(heights: HeightGrid, sheet: Sheet): Mark[] {
  const interval = contourInterval(sheet.ratio);
  return contoursOf(heights, interval).flatMap(({ height, lines }): Mark[] => {
    const d = clippedPath(
      lines.map((line) => line.map(sheet.toSheet)),
      sheet,
    );
    const isStrong = Math.round(height) % STRONG_METRES === 0 && interval < STRONG_METRES;
    const look = {
      stroke: paper.contour,
      strokeWidth: isStrong ? 0.7 : 0.25,
      strokeOpacity: isStrong ? 0.9 : 0.7,
    };
    return d === '' ? [] : [{ shape: 'path', d, ...look }];
  });
}

function streamMarks(streams: PrintGround['streams'], sheet: Sheet): Mark[] {
  const orders = [...new Set(streams.map(({ order }) => order))].sort((one, other) => one - other);
  return orders.flatMap((order): Mark[] => {
    const lines = streams
      .filter((stream) => stream.order === order)
      .map(({ line }) => line.map(sheet.toSheet));
    const d = clippedPath(lines, sheet);
    return d === '' ? [] : [{ shape: 'path', d, stroke: paper.water, strokeWidth: streamWidth(order) }];
  });
}

/** Marks of the ground: relief, fine brown contours, and streams by their order, clipped to the sheet. */
export const groundMarks = ({ heights, streams }: PrintGround, sheet: Sheet): readonly Mark[] => [
  ...(heights ? [...reliefMarks(heights, sheet), ...contourMarks(heights, sheet)] : []),
  ...streamMarks(streams, sheet),
];

/** Notes on the ground below the map; empty when there is none. */
export function groundStatements({ heights, attribution }: PrintGround, ratio: number): readonly string[] {
  if (!heights) return [];
  const cell = Math.round(cellMetresAt(heights.north + heights.rows / 2, heights.worldCells));
  return [
    `Contours every ${contourInterval(ratio)} m, from heights of ${cell} m cells.${attribution ? ` ${attribution}.` : ''}`,
  ];
}

/** Streams on a sheet, which labels avoid. */
export const streamLines = ({ streams }: PrintGround, sheet: Sheet): PlaneLines =>
  clipped(
    streams.map(({ line }) => line.map(sheet.toSheet)),
    sheet,
  );

/** Legend items of the ground. */
export function groundItems({ heights, streams }: PrintGround): readonly LegendItem[] {
  const line = (label: string, colour: string, width: number): LegendItem => ({
    label,
    type: 'line',
    style: { colour, width, symbol: 'dot', order: 0 },
    isPlanned: false,
  });
  return [
    ...(streams.length > 0 ? [line('Streams', paper.water, STREAM_IN_LEGEND)] : []),
    ...(heights?.heights.some((height) => height > 0)
      ? [line('Contours (metres)', paper.contour, CONTOUR_IN_LEGEND)]
      : []),
  ];
}
