import type { BodyOf, checkShape as checkShapeCall, ReplyOf } from '@tussock/contract';
import { kindByFeatureType } from '@tussock/domain';
import {
  areaSquareMetres,
  bounds,
  checkGeometry,
  toHectares,
  toTenthsOfMetre,
  type PolygonalGeometry,
} from '@tussock/geometry';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { measure, repairOf } from './check-content.ts';
import { findFeaturesNear } from './feature-store.ts';

/** Two borders that were snapped together may still differ by rounding; less than this is no overlap. Square metres. */
const SMALLEST_OVERLAP_M2 = 1;

/** What is wrong with a drawn shape, its figures, and where it lies over others of its kind. */
export async function checkShape(
  services: Services,
  planId: string,
  body: BodyOf<typeof checkShapeCall>,
): Promise<ReplyOf<typeof checkShapeCall>> {
  const kind = kindByFeatureType(body.featureType);
  if (!kind) throw new AppError('badRequest', { message: ['There is no such feature type'] });
  const checked = checkGeometry(body.geometry, kind.shapes);
  if (!checked.ok)
    return {
      reasons: checked.reasons.map(({ reason, message, at }) => ({
        reason,
        message,
        ...(at ? { at: [...at] } : {}),
      })),
      repaired: repairOf(services, kind, body.geometry),
      areaHectares: null,
      lengthMetres: null,
      overlaps: [],
    };
  const { geometry } = checked;
  const { areaM2, lengthM } = measure(geometry);
  const isPolygonal = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  const neighbours =
    kind.coversGround && isPolygonal
      ? await findFeaturesNear(services.database.db, planId, kind.id, bounds(geometry))
      : [];
  const overlaps = neighbours
    .filter(({ id }) => id !== body._id?.toLowerCase())
    .flatMap(({ id, name, geojson }) => {
      // A stored feature of a kind that covers ground is an area; so is the drawn one.
      const common = services.geos.intersection(geometry as PolygonalGeometry, geojson as PolygonalGeometry);
      const area = common ? areaSquareMetres(common) : 0;
      return common && area >= SMALLEST_OVERLAP_M2
        ? [{ _id: id, name, areaHectares: toHectares(area), geometry: common }]
        : [];
    });
  return {
    reasons: [],
    repaired: null,
    areaHectares: areaM2 === null ? null : toHectares(areaM2),
    lengthMetres: lengthM === null ? null : toTenthsOfMetre(lengthM),
    overlaps,
  };
}
