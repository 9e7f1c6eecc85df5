import type { BodyOf, checkShape as checkShapeCall, ReplyOf } from '@tussock/contract';
import { kindByFeatureType } from '@tussock/domain';
import { bounds, isPolygonal, toHectares, toTenthsOfMetre, type Geometry } from '@tussock/geometry';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { repairOf } from './check-content.ts';
import { examineShapeInTurn } from './examine-shape.ts';
import { findFeaturesNear } from './feature-store.ts';
import { shareGround } from './shape-jobs.ts';

/** Smallest area that counts as an overlap, in square metres: two borders that were snapped together may still differ by rounding. */
const SMALLEST_OVERLAP_M2 = 1;

/** Checks a drawn shape: its problems, its area and length, and its overlaps with others of its kind. */
export async function checkShape(
  services: Services,
  planId: string,
  body: BodyOf<typeof checkShapeCall>,
): Promise<ReplyOf<typeof checkShapeCall>> {
  const kind = kindByFeatureType(body.featureType);
  if (!kind) throw new AppError('badRequest', { message: ['There is no such feature type'] });
  const checked = await examineShapeInTurn(services, planId, { kind, geometry: body.geometry });
  if (!checked.ok)
    return {
      reasons: checked.reasons.map(({ reason, message, at }) => ({
        reason,
        message,
        ...(at ? { at: [...at] } : {}),
      })),
      repaired: await repairOf(services, planId, { kind, drawn: body.geometry }),
      areaHectares: null,
      lengthMetres: null,
      overlaps: [],
    };
  const { geometry, areaM2, lengthM } = checked;
  const neighbours =
    kind.coversGround && isPolygonal(geometry)
      ? (await findFeaturesNear(services.database.db, planId, kind.id, bounds(geometry))).filter(
          ({ id }) => id !== body._id?.toLowerCase(),
        )
      : [];
  // A stored feature was checked before it was stored.
  const others = neighbours.map(({ geojson }) => geojson as Geometry);
  const shares =
    others.length > 0 && isPolygonal(geometry)
      ? await services.geometry.run(shareGround, { shape: geometry, others }, planId)
      : [];
  const overlaps = neighbours.flatMap(({ id, name }, index) => {
    const common = shares[index];
    return common && common.squareMetres >= SMALLEST_OVERLAP_M2
      ? [{ _id: id, name, areaHectares: toHectares(common.squareMetres), geometry: common.geometry }]
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
