import type { PlanePosition } from '@tussock/geometry';
import { contentsOf, drawPart, PADDING, type ChosenSheet, type FarmMap, type MapTheme } from './farm-map.ts';
import { fitAt, type PlaneBox } from './fit-to-sheet.ts';
import type { Ground } from './ground.ts';
import { legend, type LegendItem } from './legend.ts';
import { sheetsOf, type Paper } from './papers.ts';
import type { PlaneShape } from './plane-shape.ts';
import { FURNITURE_HEIGHT } from './sheet-furniture.ts';

/** Overlap of neighbouring sheets in points, so that they can be joined. */
const OVERLAP = 24;

/** Draws the farm at a scale of 1:ratio on as many sheets of a paper as needed, row by row from the north-west; empty without shapes. */
export function farmMapSheets(
  ground: Ground,
  theme: MapTheme,
  { paper: size, ratio }: { readonly paper: Paper; readonly ratio: number },
): readonly MapSheet[] {
  const contents = contentsOf(ground, theme);
  const { box } = contents;
  if (box === null) return [];
  const layouts = sheetsOf(size).map((sheet) => layOut(sheet, { box, ratio, items: contents.items }));
  const [best] = layouts.toSorted((one, other) => one.places.length - other.places.length);
  if (!best) return [];
  return best.places.map(({ name, middle }) => {
    const sheet = { ...best, fit: fitAt(middle, ratio, best.frame) };
    return { name, outline: outlineAt(middle, sheet), draw: () => drawPart(size, sheet, contents) };
  });
}

/** One of several sheets. */
export interface MapSheet {
  /** Name such as 'A1': its row from the north, its column from the west. */
  readonly name: string;
  /** Ground that it shows, on the map plane. */
  readonly outline: PlaneShape;
  /** Draws the sheet on demand: at a large scale there may be thousands. */
  readonly draw: () => FarmMap;
}

/** Letters of a row: A, B … Z, AA, AB … */
const lettersOf = (row: number): string =>
  (row < LETTERS.length ? '' : lettersOf(Math.floor(row / LETTERS.length) - 1)) +
  LETTERS.charAt(row % LETTERS.length);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function layOut(
  { width, height, isLandscape }: ReturnType<typeof sheetsOf>[number],
  {
    box: [west, south, east, north],
    ratio,
    items,
  }: {
    readonly box: PlaneBox;
    readonly ratio: number;
    readonly items: readonly LegendItem[];
  },
) {
  const below = FURNITURE_HEIGHT + legend(items, { width, y: 0 }).height;
  const frame = { width, height: height - below };
  const { metresPerPoint } = fitAt([0, 0], ratio, frame);
  const [stepX, stepY] = [(width - OVERLAP) * metresPerPoint, (frame.height - OVERLAP) * metresPerPoint];
  const count = (metres: number, step: number): number =>
    Math.max(1, Math.ceil((metres + 2 * PADDING * metresPerPoint - OVERLAP * metresPerPoint) / step));
  const [columns, rows] = [count(east - west, stepX), count(north - south, stepY)];
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2];
  const places = Array.from({ length: columns * rows }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const middle: PlanePosition = [
      middleX + (column - (columns - 1) / 2) * stepX,
      middleY - (row - (rows - 1) / 2) * stepY,
    ];
    return { name: `${lettersOf(row)}${column + 1}`, middle };
  });
  return { height: frame.height + below, isLandscape, frame, places };
}

function outlineAt([x, y]: PlanePosition, { frame, fit }: ChosenSheet): PlaneShape {
  const [w, h] = [(frame.width / 2) * fit.metresPerPoint, (frame.height / 2) * fit.metresPerPoint];
  const ring: readonly PlanePosition[] = [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
    [x - w, y - h],
  ];
  return { type: 'area', lines: [ring] };
}
