import { BOUNDARY_LAYER, placeSymbol, SYMBOL_GRID, type KindStyle } from '@tussock/domain';
import { paper } from '../look/paper.ts';
import type { Mark, PathMark } from '../scene/scene.ts';
import { patternMarks } from './pattern-marks.ts';
import { pathOf, type PlaneShape } from './plane-shape.ts';

/** Points per CSS pixel of screen widths; thinner, because a printed sheet shows more farm in less space. */
const POINTS_PER_PIXEL = 0.55;
const SYMBOL_RADIUS = 4.2;
/** Dash of planned features, which are dotted and have half the fill. */
const PLANNED_DASH = [1, 2] as const;
const PLANNED_FILL_SHARE = 0.5;

/** Style on paper: that of a kind. */
export type PrintStyle = KindStyle;

/** Style of the farm boundary, in the same terms as a kind. */
export const boundaryStyle: KindStyle = {
  colour: BOUNDARY_LAYER.colour,
  width: BOUNDARY_LAYER.width,
  symbol: 'dot',
  order: 0,
};

/**
 * Smallest scale at which lines have full width, 1:30,000. On smaller scales they get finer, so that they do not cover the areas they
 * bound.
 */
const FULL_WIDTH_RATIO = 30_000;
const FINEST = 0.4;

/** Width of lines on a map of 1:ratio, as a share of their full width. */
export const lineWeight = (ratio: number): number => Math.max(FINEST, Math.min(1, FULL_WIDTH_RATIO / ratio));

/** Marks of a feature on paper, from the style of its kind. The legend uses the same marks. */
export function featureMarks(
  shape: PlaneShape,
  style: PrintStyle,
  { isPlanned, weight }: { readonly isPlanned: boolean; readonly weight: number },
): readonly Mark[] {
  if (shape.type === 'point') {
    const place = shape.lines[0]?.[0];
    return place ? symbolMarks(style, place, isPlanned) : [];
  }
  const strokeWidth = style.width * POINTS_PER_PIXEL * weight;
  const dash = isPlanned ? PLANNED_DASH : style.dash;
  const path: PathMark = {
    shape: 'path',
    d: pathOf(shape),
    stroke: style.line ?? style.colour,
    strokeWidth,
    ...(dash ? { dash: dash.map((length) => length * strokeWidth) } : {}),
  };
  if (shape.type !== 'area' || style.fillOpacity === undefined) return [path];
  const fillOpacity = style.fillOpacity * (isPlanned ? PLANNED_FILL_SHARE : 1);
  const { pattern } = style;
  if (!pattern) return [{ ...path, fill: style.colour, fillOpacity }];
  const { shape: kindOfMark, d } = path;
  return [{ shape: kindOfMark, d, fill: style.colour, fillOpacity }, ...patternMarks(shape, pattern), path];
}

/** Points that the casing of the boundary shows on either side of it. */
const CASING = 1;

/** Marks of the farm's boundary: its line on a pale casing, which sets it off from what it crosses. */
export function boundaryMarks(shape: PlaneShape, weight: number): readonly Mark[] {
  const [line] = featureMarks(shape, boundaryStyle, { isPlanned: false, weight });
  if (line?.shape !== 'path') return [];
  const strokeWidth = (line.strokeWidth ?? 0) + 2 * CASING * weight;
  return [{ ...line, stroke: paper.white, strokeWidth }, line];
}

/** Opacity of the veil over what is not the farm. */
const VEIL = 0.58;

/** Marks of the veil over a sheet, outside the farm's outline: the farm is the brightest thing on its map. Empty for a farm without one. */
export function veilMarks(
  outline: readonly PlaneShape[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Mark[] {
  if (outline.length === 0) return [];
  const d = `M0 0L${width} 0L${width} ${height}L0 ${height}Z${outline.map(pathOf).join('')}`;
  return [{ shape: 'path', d, fill: paper.white, fillOpacity: VEIL }];
}

function symbolMarks(
  style: KindStyle,
  [x, y]: readonly [number, number],
  isPlanned: boolean,
): readonly Mark[] {
  const paint = isPlanned
    ? { fill: paper.white, stroke: style.colour, strokeWidth: 1.2 }
    : { fill: style.colour, stroke: paper.white, strokeWidth: 0.8 };
  const scale = (2 * SYMBOL_RADIUS) / SYMBOL_GRID;
  const d = placeSymbol(style.symbol, (across, down) => [
    x + (across - SYMBOL_GRID / 2) * scale,
    y + (down - SYMBOL_GRID / 2) * scale,
  ]);
  return [{ shape: 'path', d, ...paint }];
}
