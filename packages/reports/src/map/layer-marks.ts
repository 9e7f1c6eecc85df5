import type { Mark } from '../scene/scene.ts';
import { boxOf, type SheetFit } from './fit-to-sheet.ts';
import type { Ground } from './ground.ts';
import type { LegendItem } from './legend.ts';
import { featureMarks, lineWeight, type PrintStyle } from './map-style.ts';
import { putOnSheet, type PlaneShape } from './plane-shape.ts';
import type { PrintLayer } from './print-layer.ts';

/** Style of an imported layer: dashed, as on the screen map, because it belongs to somebody else. */
const styleOf = ({ colour }: PrintLayer): PrintStyle => ({
  colour,
  width: 1.6,
  dash: [3, 1.5],
  fillOpacity: 0.1,
  symbol: 'dot',
  order: 0,
});

/** Shapes of a layer on the map plane. */
const shapesOf = ({ geometries }: PrintLayer, ground: Ground): readonly PlaneShape[] =>
  (geometries ?? []).map(ground.shapeOf);

const order = ['area', 'line', 'point'] as const;

/** Legend items of imported layers, each with its most common shape type; areas before lines before points. */
export const layerItems = (layers: readonly PrintLayer[], ground: Ground): readonly LegendItem[] =>
  layers.flatMap((layer): readonly LegendItem[] => {
    const types = new Set(shapesOf(layer, ground).map(({ type }) => type));
    const type = order.find((one) => types.has(one));
    return type ? [{ label: layer.name, type, style: styleOf(layer), isPlanned: false }] : [];
  });

/** Marks of imported layers on a sheet, clipped to its frame. */
export function layerMarks(
  layers: readonly PrintLayer[],
  ground: Ground,
  {
    fit,
    frame,
  }: { readonly fit: SheetFit; readonly frame: { readonly width: number; readonly height: number } },
): readonly Mark[] {
  const weight = lineWeight(fit.ratio);
  const marks = layers.flatMap((layer) =>
    shapesOf(layer, ground)
      .map((shape) => putOnSheet(shape, fit.place))
      .filter((shape) => isWithin(shape, frame))
      .flatMap((shape) => featureMarks(shape, styleOf(layer), { isPlanned: false, weight })),
  );
  return marks.length === 0 ? [] : [{ shape: 'window', ...frame, marks }];
}

/** Checks by its box whether any of a shape may lie within a frame. */
export function isWithin(
  shape: PlaneShape,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const box = boxOf([shape]);
  return box !== null && box[0] <= width && box[2] >= 0 && box[1] <= height && box[3] >= 0;
}
