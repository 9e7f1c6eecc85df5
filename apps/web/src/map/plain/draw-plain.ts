import { BOUNDARY_LAYER, labelRank } from '@tussock/domain';
import { boundsMeet, isPolygonal, labelPoint, polygonsOf, type Geometry } from '@tussock/geometry';
import type { Palette } from '../engine/palette.ts';
import type { MapFeature } from '../layers/map-feature.ts';
import type { MapShape } from '../plan-map-props.ts';
import { drawBeside, type PlainBeside } from './draw-beside.ts';
import { knownBounds } from './known-bounds.ts';
import { layPath, type Pen } from './lay-path.ts';
import { windowOf, type Pixel, type PlainView } from './plain-view.ts';

/** What stands on the picture of a farm. */
export interface PlainPicture {
  /** In the order in which they lie on each other. */
  readonly features: readonly MapFeature[];
  readonly boundary: readonly MapShape[];
  readonly beside?: PlainBeside;
  readonly selectedId: string | null;
  readonly hasLabels: boolean;
}

/** What a picture is drawn with. */
interface Means {
  readonly view: PlainView;
  readonly palette: Palette;
  /** The letters of names. */
  readonly fontFamily: string;
}
/** More names than this would take longer to place than the engine takes to come. */
const MOST_NAMES = 400;

/** Areas below lines below points, each by the order of its kind: as the layers of the engine lie. */
const DEPTH: Readonly<Record<Geometry['type'], number>> = {
  Polygon: 0,
  MultiPolygon: 0,
  LineString: 1,
  MultiLineString: 1,
  Point: 2,
};
export const inDrawingOrder = (features: readonly MapFeature[]): readonly MapFeature[] =>
  features.toSorted(
    (one, other) =>
      DEPTH[one.geometry.type] - DEPTH[other.geometry.type] || one.kind.style.order - other.kind.style.order,
  );

function drawFeature(
  pen: Pen,
  { geometry, kind: { style }, look }: MapFeature,
  { view, selected }: { readonly view: PlainView; readonly selected: string | null },
): void {
  const colour = look['colour'] ?? style.colour;
  layPath(pen, geometry, view);
  if (isPolygonal(geometry) || geometry.type === 'Point') {
    const usual = geometry.type === 'Point' ? 1 : (style.fillOpacity ?? 0);
    pen.globalAlpha = Math.min(1, Number(look['opacity'] ?? usual) + (selected ? 0.25 : 0));
    pen.fillStyle = colour;
    pen.fill('evenodd');
    pen.globalAlpha = 1;
  }
  pen.setLineDash(look['solid'] === undefined ? (style.dash ?? []).map((part) => part * style.width) : []);
  pen.strokeStyle = selected ?? look['lineColour'] ?? colour;
  pen.lineWidth = Number(look['width'] ?? style.width) + (selected ? 2 : 0);
  pen.stroke();
  pen.setLineDash([]);
}

/** Where a name stands: half as wide and half as high as it is, around its middle. */
interface PlacedName {
  readonly at: Pixel;
  readonly halfWidth: number;
}
const NAME_HALF_HEIGHT = 8;
const isInTheWay = (one: PlacedName, other: PlacedName): boolean =>
  Math.abs(one.at[0] - other.at[0]) < one.halfWidth + other.halfWidth &&
  Math.abs(one.at[1] - other.at[1]) < 2 * NAME_HALF_HEIGHT;

/** Names that fit into their areas and do not lie over each other; those of the lower rank first, as on the map. */
function drawNames(pen: Pen, features: readonly MapFeature[], { view, palette, fontFamily }: Means): void {
  pen.font = `600 12px ${fontFamily}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = palette.halo;
  pen.fillStyle = palette.ink;
  const placed: PlacedName[] = [];
  for (const { geometry, name } of features.toSorted((a, b) => labelRank(a.kind) - labelRank(b.kind))) {
    if (!isPolygonal(geometry) || name === '') continue;
    const across = polygonsOf(geometry)
      .flat(2)
      .map((position) => view.toPixel(position)[0]);
    const { width } = pen.measureText(name);
    if (Math.max(...across) - Math.min(...across) < width) continue;
    const here = { at: view.toPixel(labelPoint(geometry)), halfWidth: width / 2 };
    if (placed.some((other) => isInTheWay(here, other))) continue;
    placed.push(here);
    pen.strokeText(name, ...here.at);
    pen.fillText(name, ...here.at);
  }
}

/** Draws the farm from the looks of its kinds, with nothing but the browser's own pen. */
export function drawPlain(
  pen: Pen,
  { features, boundary, beside = {}, selectedId, hasLabels }: PlainPicture,
  means: Means,
): void {
  const { view, palette } = means;
  pen.clearRect(0, 0, view.size.width, view.size.height);
  const window = windowOf(view);
  const inView = features.filter(({ geometry }) => boundsMeet(knownBounds(geometry), window));
  for (const feature of inView)
    drawFeature(pen, feature, { view, selected: feature.id === selectedId ? palette.selected : null });
  pen.strokeStyle = BOUNDARY_LAYER.colour;
  pen.lineWidth = BOUNDARY_LAYER.width;
  for (const { geometry } of boundary) {
    layPath(pen, geometry, view);
    pen.stroke();
  }
  drawBeside(pen, beside, means);
  if (hasLabels && inView.length <= MOST_NAMES) drawNames(pen, inView, means);
}
