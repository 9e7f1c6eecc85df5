import type { BoundaryFeature, previewBoundary as previewCall, ReplyOf } from '@tussock/contract';
import { toHectares } from '@tussock/geometry';
import type { Services } from '../../services.ts';
import { findByHand, readPlanBoundary } from './boundary-store.ts';
import { buildBoundary, type BoundarySource, type BuiltBoundary } from './build-boundary.ts';
import { findTitleParts } from './find-title-parts.ts';

type Preview = ReplyOf<typeof previewCall>;

const presentPreview = ({ blocks, areaM2 }: BuiltBoundary): Preview => ({
  boundaryFeatures: blocks.map(({ id, properties, drawn, areaM2: blockArea }): BoundaryFeature => ({
    type: 'Feature',
    geometry: drawn,
    properties: { id, name: String(properties['name']), areaHectares: toHectares(blockArea) },
  })),
  areaHectares: toHectares(areaM2),
});

/** The merge of some title parts on a plan, without saving it. */
export async function previewBoundary(
  services: Services,
  planId: string,
  ids: readonly string[],
): Promise<Preview> {
  const { db } = services.database;
  const parts = await findTitleParts(services, planId, ids);
  const { propertyName } = await readPlanBoundary(db, planId);
  const source: BoundarySource = { parts, byHand: await findByHand(db, planId), propertyName };
  return presentPreview(await services.geometry.run(buildBoundary, source, planId));
}

/** Merges title parts of which there is no plan yet; `turn` shares the geometry threads out among people. */
export async function buildLand(
  services: Services,
  turn: string,
  ids: readonly string[],
): Promise<BuiltBoundary> {
  const parts = await findTitleParts(services, null, ids);
  return services.geometry.run(buildBoundary, { parts, byHand: {}, propertyName: '' }, turn);
}

/** The same before there is a plan. */
export const previewLand = async (
  services: Services,
  turn: string,
  ids: readonly string[],
): Promise<Preview> => presentPreview(await buildLand(services, turn, ids));
