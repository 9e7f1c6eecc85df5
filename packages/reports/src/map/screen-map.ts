import type { AnyKind } from '@tussock/domain';
import type { Geometry, PlanePosition, PolygonalGeometry } from '@tussock/geometry';
import type { ReportFeature } from '../report-input.ts';
import type { Scene } from '../scene/scene.ts';
import { farmMap } from './farm-map.ts';
import { fitAt } from './fit-to-sheet.ts';
import { groundOf } from './ground.ts';
import { isInShape, putOnSheet, type PlaneShape } from './plane-shape.ts';

/** Feature on a map for the screen. `look` has what differs from the style of its kind. */
export interface ScreenFeature {
  readonly id: string;
  readonly kind: AnyKind;
  readonly name: string;
  readonly hectares?: number | null;
  readonly geometry: Geometry;
  readonly look: Readonly<Record<string, string>>;
}

export interface ScreenMap {
  readonly scene: Scene;
  /** Finds the id of the topmost feature at a point of the scene; undefined when there is none. */
  readonly featureAt: (point: PlanePosition) => string | undefined;
}

/** Maximum distance between a click and a point or a line, in points of the scene. */
const REACH = 8;
const SQUARE_METRES_PER_HECTARE = 10_000;

const reportFeature = ({ id, kind, geometry, hectares = null }: ScreenFeature): ReportFeature => ({
  id,
  kindId: kind.id,
  geometry,
  attributes: {},
  areaM2: hectares === null ? null : hectares * SQUARE_METRES_PER_HECTARE,
  lengthMetres: null,
});

function distanceToSegment([x, y]: PlanePosition, from: PlanePosition, to: PlanePosition): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from[0] - share * dx, y - from[1] - share * dy);
}

const isNear = (shape: PlaneShape, point: PlanePosition): boolean =>
  shape.type === 'area'
    ? isInShape(shape, point)
    : shape.lines.some((line) =>
        line.some((from, index) => distanceToSegment(point, from, line[index + 1] ?? from) <= REACH),
      );

/** Drawing depth: areas below lines, lines below points. */
const DEPTH: Readonly<Record<PlaneShape['type'], number>> = { area: 0, line: 1, point: 2 };

/** Draws the printed map of a farm as a scene in which features can be selected; null when nothing is drawn. */
export function screenMap(
  boundary: readonly PolygonalGeometry[],
  features: readonly ScreenFeature[],
): ScreenMap | null {
  const ground = groundOf(boundary, features.map(reportFeature));
  const byId = new Map(features.map((feature) => [feature.id, feature]));
  const map = ground && farmMap(ground, { paddocks: [], nameOf: ({ id }) => byId.get(id)?.name ?? '' });
  if (!map) return null;
  const { place } = fitAt(map.frame.middle, map.ratio, map.frame);
  const shapes = features
    .map(({ id, kind, geometry }) => ({
      id,
      order: kind.style.order,
      shape: putOnSheet(ground.shapeOf(geometry), place),
    }))
    .sort((a, b) => DEPTH[a.shape.type] - DEPTH[b.shape.type] || a.order - b.order);
  return {
    scene: map.scene,
    featureAt: (point) => shapes.findLast(({ shape }) => isNear(shape, point))?.id,
  };
}
