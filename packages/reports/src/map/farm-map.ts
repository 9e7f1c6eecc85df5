import { kindById, kinds, type AnyKind } from '@tussock/domain';
import type { PlanePosition } from '@tussock/geometry';
import { paper } from '../look/paper.ts';
import { sheetsOf, type Paper } from './papers.ts';
import type { PaddockLine } from '../paddock/paddock-line.ts';
import type { Mark, RectMark, Scene } from '../scene/scene.ts';
import { boxOf, fitToSheet, type PlaneBox, type SheetFit } from './fit-to-sheet.ts';
import { gridMarks } from './grid-marks.ts';
import type { Ground } from './ground.ts';
import {
  contourHeights,
  groundItems,
  groundMarks,
  streamLines,
  type PrintGround,
  type Sheet,
} from './print-ground.ts';
import {
  labelFeatures,
  namingOf,
  namingOfBlock,
  type FeatureLabels,
  type FeatureName,
  type NamedArea,
} from './label-features.ts';
import { legendItems } from './legend-items.ts';
import { legend, type LegendItem } from './legend.ts';
import { boundaryStyle, featureMarks, lineWeight, type PrintStyle } from './map-style.ts';
import { putOnSheet, type PlaneShape } from './plane-shape.ts';
import { isWithin, layerItems, layerMarks } from './layer-marks.ts';
import type { PrintLayer } from './print-layer.ts';
import type { ReportFeature } from '../report-input.ts';
import { FURNITURE_HEIGHT, sheetFurniture } from './sheet-furniture.ts';

/** Points between what is drawn and the frame. */
export const PADDING = 10;
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
  /** The frame of the map in points, and what lies in its middle, in metres of the map plane. */
  readonly frame: { readonly width: number; readonly height: number; readonly middle: PlanePosition };
}

/** What of a farm is drawn, and how. */
export interface MapTheme {
  readonly paddocks: readonly PaddockLine[];
  readonly beneath?: PrintGround | undefined;
  /** What others brought in, under everything that is drawn. */
  readonly imported?: readonly PrintLayer[];
  /** The kinds that are drawn; all where it is left out. */
  readonly shows?: (kind: AnyKind) => boolean;
  /** How one feature looks where it does not look as its kind does, and what stands behind its name. */
  readonly lookOf?: (
    feature: ReportFeature,
    kind: AnyKind,
  ) => { readonly style: PrintStyle; readonly suffix?: string } | undefined;
  /** The name of a feature where its attributes are not at hand. */
  readonly nameOf?: (feature: ReportFeature) => string;
  /** What the legend explains in place of the kinds that have looks of their own. */
  readonly looks?: readonly LegendItem[];
  /** Paddocks bear the farm's own numbers, which a key below the map explains. */
  readonly hasKey?: boolean;
  /** The kinds whose ground is filled; where it is left out all, of those that lie over each other only land units: fills over each other would be in no legend. */
  readonly fills?: (kind: AnyKind) => boolean;
  /** The papers it may be printed on: the first on which every paddock bears its name or its key. A4 where they are left out. */
  readonly papers?: readonly Paper[];
  /** Lines of the official grid, with their coordinates. */
  readonly hasGrid?: boolean;
  /** It has its page for itself, and shows the land around the farm where there is room. */
  readonly fillsPage?: boolean;
  /** What has to find room in its frame beside what it shows, on the map plane. */
  readonly around?: readonly PlaneShape[];
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
  readonly naming: FeatureName | null;
  readonly hasOwnLook: boolean;
}

/** How a kind looks on a map that fills only some. */
const styleOn = ({ style }: AnyKind, isFilled: boolean): PrintStyle => {
  if (isFilled) return style;
  const { fillOpacity: _none, ...outline } = style;
  return outline;
};

/** Paddocks and land use capability are outlines where land units are drawn, whose colours would change under a second fill. */
const fillsBeside = (shown: readonly { readonly kind: AnyKind }[]) => {
  const hasUnits = shown.some(({ kind }) => kind.id === kinds.lmu.id);
  return ({ id }: AnyKind): boolean => !hasUnits || (id !== kinds.paddock.id && id !== kinds.luc.id);
};

function drawnOf(ground: Ground, theme: MapTheme): readonly Drawn[] {
  const paddocks = new Map(theme.paddocks.map((line) => [line.id, line]));
  const named = { place: ground.place, hasKey: theme.hasKey ?? false, nameOf: theme.nameOf };
  const shown = ground.features
    .map((feature) => ({ feature, kind: kindById(feature.kindId) }))
    .filter(({ kind }) => theme.shows?.(kind) ?? true);
  const fills = theme.fills ?? fillsBeside(shown);
  return shown
    .map(({ feature, kind }): Drawn => {
      const look = theme.lookOf?.(feature, kind);
      const drawn = { feature, kind, shape: ground.shapeOf(feature.geometry) };
      const naming = { ...drawn, suffix: look?.suffix ?? '' };
      return {
        ...drawn,
        isPlanned: feature.attributes['status'] === 'planned',
        style: look?.style ?? styleOn(kind, fills(kind)),
        naming: namingOf(naming, { ...named, paddock: paddocks.get(feature.id) }),
        hasOwnLook: look !== undefined,
      };
    })
    .sort((a, b) => a.kind.style.order - b.kind.style.order);
}

/**
 * The map of the farm on one sheet, upright or lying, whichever shows it larger; null when there is nothing to draw.
 * Removed features are left out. The boundary fits in whatever the theme shows, so that all maps of a farm agree.
 */
export function farmMap(ground: Ground, theme: MapTheme): FarmMap | null {
  const contents = contentsOf(ground, theme);
  const { box } = contents;
  if (box === null) return null;
  const sizes = theme.papers ?? ['a4'];
  const last = sizes.length - 1;
  for (const [place, paper] of sizes.entries()) {
    // The last one takes what it can; the others only show whether all names have room.
    const layout = layOut(paper, chooseSheet(sheetsOf(paper), box, contents), {
      ...contents,
      isTrial: place < last,
    });
    if (place === last || layout.labels.namelessPaddocks === 0) return draw(layout);
  }
  return null;
}

/** A part of the farm in a frame of its own, cut off at its edges. */
export const drawPart = (paper: Paper, sheet: ChosenSheet, contents: Contents): FarmMap =>
  draw(layOut(paper, { ...sheet, isCut: true }, contents));

/** What is drawn of a farm, with its legend: the same on every sheet. */
export function contentsOf(ground: Ground, theme: MapTheme): Contents {
  const drawn = drawnOf(ground, theme);
  const outline = ground.boundary.map(ground.shapeOf);
  const items = [
    ...legendItems(
      outline.length > 0,
      drawn.filter(({ hasOwnLook }) => !hasOwnLook),
    ),
    ...(theme.looks ?? []),
    ...layerItems(theme.imported ?? [], ground),
    ...(theme.beneath ? groundItems(theme.beneath) : []),
  ];
  const shapes = [...outline, ...drawn.map(({ shape }) => shape), ...(theme.around ?? [])];
  return { ground, theme, drawn, outline, items, box: boxOf(shapes) };
}

export interface Contents {
  readonly ground: Ground;
  readonly theme: MapTheme;
  readonly drawn: readonly Drawn[];
  readonly outline: readonly PlaneShape[];
  readonly items: readonly LegendItem[];
  /** Of everything that is to be in the frame; null where nothing is. */
  readonly box: PlaneBox | null;
}

/** A frame on a sheet, and how the ground is put in it. */
export interface ChosenSheet {
  readonly height: number;
  readonly isLandscape: boolean;
  /** What goes beyond the frame is cut off: it stands on the next sheet. */
  readonly isCut?: true;
  readonly frame: { readonly width: number; readonly height: number };
  readonly fit: SheetFit;
}

/** A sheet with everything in its place, before it is drawn: whether all names have room is known already. */
interface Layout extends Contents {
  readonly paper: Paper;
  readonly sheet: ChosenSheet;
  readonly onSheet: readonly Drawn[];
  readonly extras: MapExtras | undefined;
  readonly labels: FeatureLabels;
}

function layOut(
  size: Paper,
  sheet: ChosenSheet,
  { isTrial = false, ...contents }: Contents & { readonly isTrial?: boolean },
): Layout {
  const { theme, drawn } = contents;
  const { fit, frame, isCut = false } = sheet;
  const onSheet = drawn
    .map((one) => ({ ...one, shape: putOnSheet(one.shape, fit.place) }))
    .filter(({ shape }) => !isCut || isWithin(shape, frame));
  const extras = theme.extras?.(fit.place);
  const beneath = theme.beneath && { ground: theme.beneath, sheet: groundSheet(contents, sheet) };
  const labels = labelFeatures(onSheet, {
    blocks: blocksOn(contents, sheet),
    frame,
    place: fit.place,
    hasKey: theme.hasKey ?? false,
    keptFree: extras?.keptFree ?? [],
    streams: beneath ? streamLines(beneath.ground, beneath.sheet) : [],
    heights: beneath ? contourHeights(beneath.ground, beneath.sheet) : [],
    isTrial,
  });
  return { ...contents, paper: size, sheet, onSheet, extras, labels };
}

/** A sheet as the ground is drawn on it. */
const groundSheet = ({ ground }: Contents, { fit, frame }: ChosenSheet): Sheet => ({
  ...frame,
  ratio: fit.ratio,
  toSheet: (position) => fit.place(ground.place(position)),
});

/** The blocks of a sheet that bear names. */
const blocksOn = ({ ground }: Contents, { fit, frame, isCut }: ChosenSheet): readonly NamedArea[] =>
  ground.boundary
    .flatMap((block, index) => {
      const name = ground.blockNames[index];
      if (name === undefined) return [];
      const shape = putOnSheet(ground.shapeOf(block), fit.place);
      return [{ naming: namingOfBlock(name, block, ground.place), shape }];
    })
    .filter(({ shape }) => !isCut || isWithin(shape, frame));

/** What lies within the frame, the last on top. */
function marksWithin(layout: Layout): readonly Mark[] {
  const { ground, theme, sheet, onSheet, outline, extras, labels } = layout;
  const { fit, frame } = sheet;
  const weight = lineWeight(fit.ratio);
  const paint = (isArea: boolean) =>
    onSheet
      .filter(({ shape }) => (shape.type === 'area') === isArea)
      .flatMap(({ shape, style, isPlanned }) => featureMarks(shape, style, { isPlanned, weight }));
  return [
    ...(theme.beneath ? groundMarks(theme.beneath, groundSheet(layout, sheet)) : []),
    ...layerMarks(theme.imported ?? [], ground, sheet),
    ...paint(true),
    ...outline.flatMap((shape) =>
      featureMarks(putOnSheet(shape, fit.place), boundaryStyle, { isPlanned: false, weight }),
    ),
    ...paint(false),
    ...(theme.hasGrid ? gridMarks(ground, fit, frame) : []),
    ...(extras?.marks ?? []),
    ...labels.marks,
  ];
}

/** The marks of a sheet: the map in its frame, and what stands below it. */
function marksOf(layout: Layout): readonly Mark[] {
  const { fit, frame, isCut } = layout.sheet;
  const border = borderOf(frame);
  const marks = marksWithin(layout);
  return [
    { ...border, fill: paper.white },
    ...(isCut ? [{ shape: 'window' as const, ...frame, marks }] : marks),
    { ...border, stroke: paper.line, strokeWidth: 0.8 },
    ...sheetFurniture(fit, { width: frame.width, top: frame.height, paper: layout.paper }),
    ...legend(layout.items, { width: frame.width, y: frame.height + FURNITURE_HEIGHT }).marks,
  ];
}

function draw(layout: Layout): FarmMap {
  const { sheet, items, labels, ground } = layout;
  const { marks: _drawn, ...counts } = labels;
  return {
    scene: { width: sheet.frame.width, height: sheet.height, marks: marksOf(layout) },
    isLandscape: sheet.isLandscape,
    paper: layout.paper,
    ratio: sheet.fit.ratio,
    projectionName: ground.projectionName,
    shown: items.map(({ label }) => label),
    frame: { ...sheet.frame, middle: sheet.fit.middle },
    ...counts,
  };
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
  [upright, lying]: ReturnType<typeof sheetsOf>,
  box: PlaneBox,
  { items, theme: { uprightHeight, fillsPage } }: Contents,
) {
  const fitted = (sheet: typeof upright) => {
    const { width, isLandscape } = sheet;
    const height = isLandscape ? sheet.height : (uprightHeight ?? sheet.height);
    const below = FURNITURE_HEIGHT + legend(items, { width, y: 0 }).height;
    const whole = fitToSheet(box, { width, height: height - below, padding: PADDING });
    const needed = Math.max(LEAST_HEIGHT, whole.drawnHeight + 4 * PADDING);
    const frame = { width, height: fillsPage ? height - below : Math.min(height - below, needed) };
    const fit = fitToSheet(box, { ...frame, padding: PADDING });
    return { height: frame.height + below, isLandscape, frame, fit, exactRatio: whole.exactRatio };
  };
  const [standing, laid] = [fitted(upright), fitted(lying)];
  return laid.exactRatio < standing.exactRatio ? laid : standing;
}
