import {
  kindById,
  kinds,
  styleIdOf,
  styleWithin,
  UNIT_TINT_OPACITY,
  unitTint,
  type AnyKind,
} from '@tussock/domain';
import type { PlanePosition } from '@tussock/geometry';
import { paper } from '../look/paper.ts';
import { sheetsOf, type Paper } from './papers.ts';
import type { PaddockLine } from '../paddock/paddock-line.ts';
import type { Mark, RectMark, Scene } from '../scene/scene.ts';
import { boxOf, fitToSheet, type PlaneBox, type SheetFit } from './fit-to-sheet.ts';
import { gridMarks } from './grid-marks.ts';
import type { Ground } from './ground.ts';
import { contourHeights, groundItems, groundMarks, streamLines, type PrintGround } from './print-ground.ts';
import { casedMarks, photoMarks, styleOnPhoto, type PrintPhoto } from './print-photo.ts';
import type { Sheet } from './sheet.ts';
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
import { boundaryMarks, featureMarks, lineWeight, veilMarks, type PrintStyle } from './map-style.ts';
import { putOnSheet, type PlaneShape } from './plane-shape.ts';
import { isWithin, layerItems, layerMarks } from './layer-marks.ts';
import type { PrintLayer } from './print-layer.ts';
import type { ReportFeature } from '../report-input.ts';
import { FURNITURE_HEIGHT, sheetFurniture } from './sheet-furniture.ts';

/** Padding in points between the drawing and the frame. */
export const PADDING = 10;
/** Minimum height of a map in points, so that a narrow strip of a farm still looks like a map. */
const LEAST_HEIGHT = 220;

export interface FarmMap extends Omit<FeatureLabels, 'marks'> {
  readonly scene: Scene;
  readonly isLandscape: boolean;
  readonly paper: Paper;
  /** Denominator of the printed scale, 1:ratio. */
  readonly ratio: number;
  readonly projectionName: string;
  /** Shown items, as the legend names them. */
  readonly shown: readonly string[];
  /** Frame of the map in points, and the position at its middle, in metres of the map plane. */
  readonly frame: { readonly width: number; readonly height: number; readonly middle: PlanePosition };
}

/** Theme of a farm map: which features are drawn, and how. */
export interface MapTheme {
  readonly paddocks: readonly PaddockLine[];
  readonly beneath?: PrintGround | undefined;
  /** Photograph beneath everything, in place of relief; areas are outlines over it. */
  readonly photo?: PrintPhoto | undefined;
  /** Imported layers, drawn below everything else. */
  readonly imported?: readonly PrintLayer[];
  /** Filter of the kinds that are drawn; all when undefined. */
  readonly shows?: (kind: AnyKind) => boolean;
  /** Style of one feature, where it differs from its kind's, and the suffix of its name. */
  readonly lookOf?: (
    feature: ReportFeature,
    kind: AnyKind,
  ) => { readonly style: PrintStyle; readonly suffix?: string } | undefined;
  /** Name of a feature when its attributes are not available. */
  readonly nameOf?: (feature: ReportFeature) => string;
  /** Legend items that replace those of kinds with special styles. */
  readonly looks?: readonly LegendItem[];
  /** True when paddocks are labelled by number, and a key below the map explains the numbers. */
  readonly hasKey?: boolean;
  /**
   * Filter of the kinds whose areas are filled. When undefined, all are; of kinds that overlap each other only land units are, because
   * overlapping fills would match no legend item.
   */
  readonly fills?: (kind: AnyKind) => boolean;
  /** Allowed papers: the first on which every paddock can be labelled by its name or its key is used. A4 when undefined. */
  readonly papers?: readonly Paper[];
  /** True to draw lines of the official grid with their coordinates. */
  readonly hasGrid?: boolean;
  /** True for a map that fills its page, and shows the surroundings of the farm where there is room. */
  readonly fillsPage?: boolean;
  /** Shapes that must fit in the frame besides what is shown, on the map plane. */
  readonly around?: readonly PlaneShape[];
  /** Draws extra marks over the map; `onSheet` converts positions on the map plane, in metres, to the sheet. */
  readonly extras?: (onSheet: (place: PlanePosition) => PlanePosition) => MapExtras;
  /** Height of an upright sheet in points, when something is printed below the map. */
  readonly uprightHeight?: number;
  /** True for a map that shares its page with others, and so lies across an upright sheet. */
  readonly isUpright?: true;
}

/** Extra marks over a map, and positions that its labels avoid. */
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
  readonly styleId: string;
  readonly naming: FeatureName | null;
  readonly hasOwnLook: boolean;
}

/** Style of a feature whose area is filled. Land units have colours of their own, by their order, as on the screen. */
function filledStyle(
  { id, attributes }: ReportFeature,
  kind: AnyKind,
  unitIds: readonly string[],
): PrintStyle {
  const style = styleWithin(kind, attributes);
  if (kind.id !== kinds.lmu.id) return style;
  return { ...style, colour: unitTint(unitIds.indexOf(id)), fillOpacity: UNIT_TINT_OPACITY };
}

/** Style of a kind on a map that fills others. */
function outlineOf({ style }: AnyKind): PrintStyle {
  const { fillOpacity: _fill, pattern: _pattern, ...outline } = style;
  return outline;
}

/**
 * Decides which kinds are filled. Paddocks and LUC units are outlines when land units are drawn, because a second fill would change the
 * units' colours.
 */
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
  const styleOf = (style: PrintStyle): PrintStyle => (theme.photo ? styleOnPhoto(style) : style);
  const units = shown.filter(({ kind }) => kind.id === kinds.lmu.id).map(({ feature }) => feature.id);
  return shown
    .map(({ feature, kind }): Drawn => {
      const look = theme.lookOf?.(feature, kind);
      const drawn = { feature, kind, shape: ground.shapeOf(feature.geometry) };
      const naming = { ...drawn, suffix: look?.suffix ?? '' };
      return {
        ...drawn,
        isPlanned: feature.attributes['status'] === 'planned',
        style: styleOf(look?.style ?? (fills(kind) ? filledStyle(feature, kind, units) : outlineOf(kind))),
        styleId: fills(kind) ? styleIdOf(kind, feature.attributes) : kind.id,
        naming: namingOf(naming, { ...named, paddock: paddocks.get(feature.id) }),
        hasOwnLook: look !== undefined,
      };
    })
    .sort((a, b) => a.kind.style.order - b.kind.style.order);
}

/**
 * Draws the map of the farm on one sheet, upright or landscape, whichever is larger in scale; null when there is nothing to draw. Removed
 * features are left out. The boundary always fits, whatever the theme shows, so that all maps of a farm agree.
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

/** Draws part of the farm in a frame of its own, clipped at its edges. */
export const drawPart = (paper: Paper, sheet: ChosenSheet, contents: Contents): FarmMap =>
  draw(layOut(paper, { ...sheet, isCut: true }, contents));

/** Collects what is drawn of a farm, with its legend: the same on every sheet. */
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
  /** Box of everything that must be in the frame; null when there is nothing. */
  readonly box: PlaneBox | null;
}

/** Frame on a sheet, and how the ground is fitted into it. */
export interface ChosenSheet {
  readonly height: number;
  readonly isLandscape: boolean;
  /** True to clip at the frame; the rest is on the next sheet. */
  readonly isCut?: true;
  readonly frame: { readonly width: number; readonly height: number };
  readonly fit: SheetFit;
}

/** Sheet with everything placed before it is drawn, so that it is known whether all names fit. */
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

/** Sheet in the form in which contours and streams are drawn on it. */
const groundSheet = ({ ground }: Contents, { fit, frame }: ChosenSheet): Sheet => ({
  ...frame,
  ratio: fit.ratio,
  toSheet: (position) => fit.place(ground.place(position)),
});

/** Named blocks on a sheet. */
const blocksOn = ({ ground }: Contents, { fit, frame, isCut }: ChosenSheet): readonly NamedArea[] =>
  ground.boundary
    .flatMap((block, index) => {
      const name = ground.blockNames[index];
      if (name === undefined) return [];
      const shape = putOnSheet(ground.shapeOf(block), fit.place);
      return [{ naming: namingOfBlock(name, block, ground.place), shape }];
    })
    .filter(({ shape }) => !isCut || isWithin(shape, frame));

/** Marks within the frame, the last on top. */
function marksWithin(layout: Layout): readonly Mark[] {
  const { ground, theme, sheet, onSheet, outline, extras, labels } = layout;
  const { fit, frame } = sheet;
  const weight = lineWeight(fit.ratio);
  const edges = outline.map((shape) => putOnSheet(shape, fit.place));
  const paint = (isArea: boolean) =>
    onSheet
      .filter(({ shape }) => (shape.type === 'area') === isArea)
      .map(({ shape, style, isPlanned }) => featureMarks(shape, style, { isPlanned, weight }))
      .flatMap((marks) => (theme.photo ? casedMarks(marks) : marks));
  return [
    ...(theme.photo ? photoMarks(theme.photo, groundSheet(layout, sheet)) : []),
    ...(theme.beneath ? groundMarks(theme.beneath, groundSheet(layout, sheet)) : []),
    ...layerMarks(theme.imported ?? [], ground, sheet),
    ...veilMarks(edges, frame),
    ...paint(true),
    ...edges.flatMap((shape) => boundaryMarks(shape, weight)),
    ...paint(false),
    ...(theme.hasGrid ? gridMarks(ground, fit, frame) : []),
    ...(extras?.marks ?? []),
    ...labels.marks,
  ];
}

/** Marks of a sheet: the map in its frame, and the furniture and legend below it. */
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

/** Chooses the sheet with the largest scale, and cuts it to the height it needs unless the map fills its page. */
function chooseSheet(
  [upright, lying]: ReturnType<typeof sheetsOf>,
  box: PlaneBox,
  { items, theme: { uprightHeight, fillsPage, isUpright } }: Contents,
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
  return !isUpright && laid.exactRatio < standing.exactRatio ? laid : standing;
}
