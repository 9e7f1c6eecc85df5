import { kindById, type AnyKind } from '@tussock/domain';
import type { PlanePosition, Position } from '@tussock/geometry';
import { paper } from '../look/paper.ts';
import { sheetsOf, type Paper } from './papers.ts';
import type { PaddockLine } from '../paddock/paddock-line.ts';
import type { Mark, RectMark, Scene } from '../scene/scene.ts';
import { boxOf, fitAt, fitToSheet, type SheetFit } from './fit-to-sheet.ts';
import { gridMarks } from './grid-marks.ts';
import type { Ground } from './ground.ts';
import { groundMarks, type PrintGround } from './print-ground.ts';
import { labelFeatures, type FeatureLabels } from './label-features.ts';
import { legendItems } from './legend-items.ts';
import { legend, type LegendItem } from './legend.ts';
import { boundaryStyle, featureMarks, lineWeight, type PrintStyle } from './map-style.ts';
import { putOnSheet, type PlaneShape } from './plane-shape.ts';
import type { ReportFeature } from '../report-input.ts';
import { FURNITURE_HEIGHT, sheetFurniture } from './sheet-furniture.ts';

const PADDING = 10;
/** Points; a narrow strip of a farm still gets a map that looks like one. */
const LEAST_HEIGHT = 220;

export interface FarmMap extends Omit<FeatureLabels, 'marks'> {
  readonly scene: Scene;
  readonly isLandscape: boolean;
  readonly paper: Paper;
  /** The printed scale is 1:ratio. */
  readonly ratio: number;
  readonly projectionName: string;
  /** What is shown, as the legend says it. */
  readonly shown: readonly string[];
}

/** What of a farm is drawn, and how. */
export interface MapTheme {
  readonly paddocks: readonly PaddockLine[];
  readonly beneath?: PrintGround | undefined;
  /** The kinds that are drawn; all where it is left out. */
  readonly shows?: (kind: AnyKind) => boolean;
  /** How one feature looks where it does not look as its kind does, and what stands behind its name. */
  readonly lookOf?: (
    feature: ReportFeature,
    kind: AnyKind,
  ) => { readonly style: PrintStyle; readonly suffix?: string } | undefined;
  /** What the legend explains in place of the kinds that have looks of their own. */
  readonly looks?: readonly LegendItem[];
  /** Paddocks bear the farm's own numbers, which a key below the map explains. */
  readonly hasKey?: boolean;
  /** The kinds whose ground is filled; all where it is left out. Fills over each other would be in no legend. */
  readonly fills?: (kind: AnyKind) => boolean;
  /** The papers it may be printed on: the first on which every paddock bears its name or its key. A4 where they are left out. */
  readonly papers?: readonly Paper[];
  /** Lines of the official grid, with their coordinates. */
  readonly hasGrid?: boolean;
  /** It has its page for itself, and shows the land around the farm where there is room. */
  readonly fillsPage?: boolean;
  /** What is drawn over it, of places on the ground in metres. */
  readonly extras?: (onSheet: (place: PlanePosition) => PlanePosition) => MapExtras;
  /** The height of a sheet that stands upright, in points, where something is printed below the map. */
  readonly uprightHeight?: number;
}

/** Marks over a map, and places that its labels keep free. */
export interface MapExtras {
  readonly marks: readonly Mark[];
  readonly keptFree?: readonly PlanePosition[];
}

interface Drawn {
  readonly feature: ReportFeature;
  readonly kind: AnyKind;
  readonly isPlanned: boolean;
  readonly shape: PlaneShape;
  readonly style: PrintStyle;
  readonly suffix: string;
  readonly hasOwnLook: boolean;
}

/** How a kind looks on a map that fills only some. */
const styleOn = ({ style }: AnyKind, isFilled: boolean): PrintStyle => {
  if (isFilled) return style;
  const { fillOpacity: _none, ...outline } = style;
  return outline;
};

function drawnOf({ features, shapeOf }: Ground, { shows, lookOf, fills }: MapTheme): readonly Drawn[] {
  return features
    .map((feature): Drawn => {
      const kind = kindById(feature.kindId);
      const look = lookOf?.(feature, kind);
      return {
        feature,
        kind,
        isPlanned: feature.attributes['status'] === 'planned',
        shape: shapeOf(feature.geometry),
        style: look?.style ?? styleOn(kind, fills?.(kind) ?? true),
        suffix: look?.suffix ?? '',
        hasOwnLook: look !== undefined,
      };
    })
    .filter(({ kind }) => shows?.(kind) ?? true)
    .sort((a, b) => a.kind.style.order - b.kind.style.order);
}

/**
 * The map of the farm on one sheet, upright or lying, whichever shows it larger; null when there is nothing to draw.
 * Removed features are left out. The boundary fits in whatever the theme shows, so that all maps of a farm agree.
 */
export function farmMap(ground: Ground, theme: MapTheme): FarmMap | null {
  let best: FarmMap | null = null;
  for (const paper of theme.papers ?? ['a4']) {
    const map = mapOn(paper, ground, theme);
    if (map === null || map.namelessPaddocks === 0) return map;
    best = map;
  }
  return best;
}

/** What is drawn of a farm, with its legend: the same on every sheet. */
function contentOf(ground: Ground, theme: MapTheme) {
  const outline = ground.boundary.map(ground.shapeOf);
  const drawn = drawnOf(ground, theme);
  const items = [
    ...legendItems(
      outline.length > 0,
      drawn.filter(({ hasOwnLook }) => !hasOwnLook),
    ),
    ...(theme.looks ?? []),
  ];
  return { ground, theme, outline, drawn, items, shapes: [...outline, ...drawn.map(({ shape }) => shape)] };
}

type MapContent = ReturnType<typeof contentOf>;

function mapOn(size: Paper, ground: Ground, theme: MapTheme): FarmMap | null {
  const content = contentOf(ground, theme);
  const sheet = chooseSheet(sheetsOf(size), content);
  return sheet && drawSheet(size, sheet, content);
}

/** A frame on a sheet, and how the ground is put in it. */
interface ChosenSheet {
  readonly height: number;
  readonly isLandscape: boolean;
  /** What goes beyond the frame is cut off: it stands on the next sheet. */
  readonly isCut?: true;
  readonly frame: { readonly width: number; readonly height: number };
  readonly fit: SheetFit;
}

function drawSheet(size: Paper, { fit, frame, ...sheet }: ChosenSheet, content: MapContent): FarmMap {
  const { ground, theme, outline, drawn, items } = content;
  const { paddocks, beneath } = theme;
  const toSheet = (position: Position): PlanePosition => fit.place(ground.place(position));
  const weight = lineWeight(fit.ratio);
  const onSheet = drawn
    .map((one) => ({ ...one, shape: putOnSheet(one.shape, fit.place) }))
    .filter(({ shape }) => touches(shape, frame));
  const extras = theme.extras?.(fit.place);
  const labels = labelFeatures(onSheet, {
    paddocks,
    keptFree: extras?.keptFree ?? [],
    frame,
    toSheet,
    hasKey: theme.hasKey ?? false,
  });
  const paint = (isArea: boolean) =>
    onSheet
      .filter(({ shape }) => (shape.type === 'area') === isArea)
      .flatMap(({ shape, style, isPlanned }) => featureMarks(shape, style, { isPlanned, weight }));
  const border = borderOf(frame);
  const under = beneath ? groundMarks(beneath, { ...frame, ratio: fit.ratio, toSheet }) : [];
  const marks: readonly Mark[] = [
    ...under,
    ...paint(true),
    ...outline.flatMap((shape) =>
      featureMarks(putOnSheet(shape, fit.place), boundaryStyle, { isPlanned: false, weight }),
    ),
    ...paint(false),
    ...(theme.hasGrid ? gridMarks(ground, fit, frame) : []),
    ...(extras?.marks ?? []),
    ...labels.marks,
  ];
  return {
    scene: {
      width: frame.width,
      height: sheet.height,
      marks: [
        { ...border, fill: paper.white },
        ...(sheet.isCut ? [{ shape: 'window' as const, ...frame, marks }] : marks),
        { ...border, stroke: paper.line, strokeWidth: 0.8 },
        ...sheetFurniture(fit, { width: frame.width, top: frame.height, paper: size }),
        ...legend(items, { width: frame.width, y: frame.height + FURNITURE_HEIGHT }).marks,
      ],
    },
    isLandscape: sheet.isLandscape,
    paper: size,
    ratio: fit.ratio,
    projectionName: ground.projectionName,
    shown: items.map(({ label }) => label),
    numberedCount: labels.numberedCount,
    unlabelledCount: labels.unlabelledCount,
    namelessPaddocks: labels.namelessPaddocks,
  };
}

/** Whether anything of a shape may lie within a frame, by its box. */
function touches(
  { lines }: PlaneShape,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const box = boxOf([{ type: 'line', lines }]);
  return box !== null && box[0] <= width && box[2] >= 0 && box[1] <= height && box[3] >= 0;
}

/** Points that neighbouring sheets share, so that they can be laid on each other. */
const OVERLAP = 24;

/** The farm at a scale of 1:ratio on as many sheets of a paper as that needs, row by row from the north-west; none without shapes. */
export function farmMapSheets(
  ground: Ground,
  theme: MapTheme,
  { paper: size, ratio }: { readonly paper: Paper; readonly ratio: number },
): readonly MapSheet[] {
  const content = contentOf(ground, theme);
  const box = boxOf(content.shapes);
  if (box === null) return [];
  const layouts = sheetsOf(size).map((sheet) => layOut(sheet, { box, ratio, items: content.items }));
  const best = layouts.toSorted((one, other) => one.places.length - other.places.length)[0];
  return (best?.places ?? []).map(({ name, middle }) => {
    const { frame } = best as (typeof layouts)[number];
    const chosen = {
      ...(best as (typeof layouts)[number]),
      isCut: true as const,
      fit: fitAt(middle, ratio, frame),
    };
    return { name, outline: outlineAt(middle, chosen), map: drawSheet(size, chosen, content) };
  });
}

/** One sheet of several. */
export interface MapSheet {
  /** 'A1': its row from the north, its place from the west. */
  readonly name: string;
  /** The ground it shows, on the map plane. */
  readonly outline: PlaneShape;
  readonly map: FarmMap;
}

function layOut(
  { width, height, isLandscape }: ReturnType<typeof sheetsOf>[number],
  {
    box: [west, south, east, north],
    ratio,
    items,
  }: {
    readonly box: readonly [number, number, number, number];
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
    return { name: `${String.fromCodePoint(65 + row)}${column + 1}`, middle };
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

const borderOf = ({ width, height }: { readonly width: number; readonly height: number }): RectMark => ({
  shape: 'rect',
  x: 0.4,
  y: 0.4,
  width: width - 0.8,
  height: height - 0.8,
});

/** The sheet on which the shapes are largest, cut to the height they need unless the map fills its page. */
function chooseSheet(
  sheets: ReturnType<typeof sheetsOf>,
  { shapes, items, theme: { uprightHeight, fillsPage } }: MapContent,
) {
  const fitting = sheets.flatMap((sheet) => {
    const { width, isLandscape } = sheet;
    const height = isLandscape ? sheet.height : (uprightHeight ?? sheet.height);
    const below = FURNITURE_HEIGHT + legend(items, { width, y: 0 }).height;
    const whole = fitToSheet(shapes, { width, height: height - below, padding: PADDING });
    if (whole === null) return [];
    const needed = Math.max(LEAST_HEIGHT, whole.drawnHeight + 4 * PADDING);
    const frame = { width, height: fillsPage ? height - below : Math.min(height - below, needed) };
    const fit = fitToSheet(shapes, { ...frame, padding: PADDING });
    return fit
      ? [{ height: frame.height + below, isLandscape, frame, fit, exactRatio: whole.exactRatio }]
      : [];
  });
  return fitting.sort((a, b) => a.exactRatio - b.exactRatio)[0] ?? null;
}
