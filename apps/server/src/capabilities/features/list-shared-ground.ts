import type { SharedGround } from '@tussock/contract';
import { bounds, toHectares, toTenthsOfMetre, type Geometry, type SharedMeasure } from '@tussock/geometry';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { findFeature, findShapesNear } from './feature-store.ts';
import { kindOfRow } from './present-feature.ts';
import { measureShares } from './shape-jobs.ts';

/** Smallest common area, in square metres: neighbours share borders, and rounding makes them overlap by a hair. */
const SMALLEST_AREA_M2 = 50;
const SMALLEST_LENGTH_M = 1;

/**
 * Lists the features on the same ground as a feature: for an area everything on it, for a line or point the areas it is on. Areas come first, by the
 * shared area; then lines, then points, in the order in which they were drawn.
 */
export async function listSharedGround(
  { database, geometry }: Services,
  planId: string,
  featureId: string,
): Promise<{ results: SharedGround[] }> {
  const row = await findFeature(database.db, planId, featureId);
  if (!row) throw new AppError('notFound');
  const shape = row.geojson as Geometry; // checked before it was stored
  const near = (await findShapesNear(database.db, planId, bounds(shape))).filter(({ id }) => id !== row.id);
  const others = near.map(({ geojson }) => geojson as Geometry); // checked before they were stored
  const shares = near.length > 0 ? await geometry.run(measureShares, { shape, others }, planId) : [];
  const found = near.flatMap(({ id, kind }, index) => {
    const share = shares[index];
    if (!share || !isWorthNaming(share)) return [];
    const { featureType } = kindOfRow({ kind }).wording;
    return [{ _id: id, featureType, ...figuresOf(share), share }];
  });
  const rank = ({ share }: { readonly share: SharedMeasure }): number =>
    share.of === 'area' ? 2 : share.of === 'line' ? 1 : 0;
  const size = ({ share }: { readonly share: SharedMeasure }): number =>
    share.of === 'area' ? share.squareMetres : share.of === 'line' ? share.metres : 0;
  return {
    results: found
      .sort((a, b) => rank(b) - rank(a) || size(b) - size(a))
      .map(({ share: _share, ...ground }) => ground),
  };
}

const isWorthNaming = (share: SharedMeasure): boolean =>
  share.of === 'point' ||
  (share.of === 'area' ? share.squareMetres >= SMALLEST_AREA_M2 : share.metres >= SMALLEST_LENGTH_M);

const figuresOf = (share: SharedMeasure): Pick<SharedGround, 'areaHectares' | 'areaM2' | 'lengthMetres'> => ({
  areaHectares: share.of === 'area' ? toHectares(share.squareMetres) : null,
  areaM2: share.of === 'area' ? share.squareMetres : null,
  lengthMetres: share.of === 'line' ? toTenthsOfMetre(share.metres) : null,
});
