import { kindById, type AnyKind } from '@tussock/domain';
import type { PlanePosition, Position } from '@tussock/geometry';
import { paper } from '../look/paper.ts';
import type { PaddockLine } from '../paddock/paddock-line.ts';
import type { Mark, RectMark, Scene } from '../scene/scene.ts';
import { fitToSheet } from './fit-to-sheet.ts';
import type { Ground } from './ground.ts';
import { groundMarks, type PrintGround } from './print-ground.ts';
import { labelFeatures, type FeatureLabels } from './label-features.ts';
import { legendItems } from './legend-items.ts';
import { legend, type LegendItem } from './legend.ts';
import { boundaryStyle, featureMarks, lineWeight, type PrintStyle } from './map-style.ts';
import { putOnSheet, type PlaneShape } from './plane-shape.ts';
import type { ReportFeature } from '../report-input.ts';
import { FURNITURE_HEIGHT, sheetFurniture } from './sheet-furniture.ts';

/** Sizes of the sheet in points: what a page of A4 leaves beside heading and notes, upright and lying. */
const SHEETS = [
  { width: 493, height: 632, isLandscape: false },
  { width: 739, height: 400, isLandscape: true },
] as const;
const PADDING = 10;
/** Points; a narrow strip of a farm still gets a map that looks like one. */
const LEAST_HEIGHT = 220;

export interface FarmMap extends Pick<FeatureLabels, 'numberedCount' | 'unlabelledCount'> {
  readonly scene: Scene;
  readonly isLandscape: boolean;
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
  /** What is drawn over it, of places on the ground in metres. */
  readonly extras?: (onSheet: (place: PlanePosition) => PlanePosition) => readonly Mark[];
  /** The height of a sheet that stands upright, in points, where something is printed below the map. */
  readonly uprightHeight?: number;
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

function drawnOf({ features, shapeOf }: Ground, { shows, lookOf }: MapTheme): readonly Drawn[] {
  return features
    .map((feature): Drawn => {
      const kind = kindById(feature.kindId);
      const look = lookOf?.(feature, kind);
      return {
        feature,
        kind,
        isPlanned: feature.attributes['status'] === 'planned',
        shape: shapeOf(feature.geometry),
        style: look?.style ?? kind.style,
        suffix: look?.suffix ?? '',
        hasOwnLook: look !== undefined,
      };
    })
    .filter(({ kind }) => shows?.(kind) ?? true)
    .sort((a, b) => a.kind.style.order - b.kind.style.order);
}

/**
 * The map of the farm on one sheet of A4, upright or lying, whichever shows it larger; null when there is nothing to draw.
 * Removed features are left out. The boundary fits in whatever the theme shows, so that all maps of a farm agree.
 */
export function farmMap(ground: Ground, theme: MapTheme): FarmMap | null {
  const { paddocks, beneath } = theme;
  const outline = ground.boundary.map(ground.shapeOf);
  const drawn = drawnOf(ground, theme);
  const items = [
    ...legendItems(
      outline.length > 0,
      drawn.filter(({ hasOwnLook }) => !hasOwnLook),
    ),
    ...(theme.looks ?? []),
  ];
  const sheet = chooseSheet([...outline, ...drawn.map(({ shape }) => shape)], items, theme.uprightHeight);
  if (sheet === null) return null;

  const { fit, frame } = sheet;
  const toSheet = (position: Position): PlanePosition => fit.place(ground.place(position));
  const weight = lineWeight(fit.ratio);
  const onSheet = drawn.map((one) => ({ ...one, shape: putOnSheet(one.shape, fit.place) }));
  const labels = labelFeatures(onSheet, {
    paddocks,
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
  return {
    scene: {
      width: frame.width,
      height: sheet.height,
      marks: [
        { ...border, fill: paper.white },
        ...under,
        ...paint(true),
        ...outline.flatMap((shape) =>
          featureMarks(putOnSheet(shape, fit.place), boundaryStyle, { isPlanned: false, weight }),
        ),
        ...paint(false),
        ...(theme.extras?.(fit.place) ?? []),
        ...labels.marks,
        { ...border, stroke: paper.line, strokeWidth: 0.8 },
        ...sheetFurniture(fit, { width: frame.width, top: frame.height }),
        ...legend(items, { width: frame.width, y: frame.height + FURNITURE_HEIGHT }).marks,
      ],
    },
    isLandscape: sheet.isLandscape,
    ratio: fit.ratio,
    projectionName: ground.projectionName,
    shown: items.map(({ label }) => label),
    numberedCount: labels.numberedCount,
    unlabelledCount: labels.unlabelledCount,
  };
}

const borderOf = ({ width, height }: { readonly width: number; readonly height: number }): RectMark => ({
  shape: 'rect',
  x: 0.4,
  y: 0.4,
  width: width - 0.8,
  height: height - 0.8,
});

/** The sheet on which the shapes are largest, cut to the height they need. */
function chooseSheet(
  shapes: readonly PlaneShape[],
  items: readonly LegendItem[],
  uprightHeight: number = SHEETS[0].height,
) {
  const sheets = SHEETS.flatMap((sheet) => {
    const { width, isLandscape } = sheet;
    const height = isLandscape ? sheet.height : uprightHeight;
    const below = FURNITURE_HEIGHT + legend(items, { width, y: 0 }).height;
    const whole = fitToSheet(shapes, { width, height: height - below, padding: PADDING });
    if (whole === null) return [];
    const frame = {
      width,
      height: Math.min(height - below, Math.max(LEAST_HEIGHT, whole.drawnHeight + 4 * PADDING)),
    };
    const fit = fitToSheet(shapes, { ...frame, padding: PADDING });
    return fit
      ? [{ height: frame.height + below, isLandscape, frame, fit, exactRatio: whole.exactRatio }]
      : [];
  });
  return sheets.sort((a, b) => a.exactRatio - b.exactRatio)[0] ?? null;
}
