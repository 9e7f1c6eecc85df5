import { sceneToSvg } from '../scene/scene-to-svg.ts';
import type { PolygonalGeometry } from '@tussock/geometry';
import type { ReportFeature } from '../report-input.ts';
import { farmPicture } from './cover-map.ts';
import { groundOf } from './ground.ts';

/** Three to two, at twice the size of a list's row: small enough to send, fine enough to know a farm by. */
const FRAME = { width: 168, height: 112, padding: 6 };
const LOOK = { frame: FRAME, weight: 0.5, boundaryWeight: 0.9 };

/** Draws the thumbnail of a farm as an SVG document: the map of reports without names. Paper where nothing is drawn yet. */
export function farmThumbnail(
  boundary: readonly PolygonalGeometry[],
  features: readonly ReportFeature[],
): string {
  const ground = groundOf(boundary, features);
  const scene = ground && farmPicture(ground, LOOK);
  return sceneToSvg(scene ?? { width: FRAME.width, height: FRAME.height, marks: [] });
}
