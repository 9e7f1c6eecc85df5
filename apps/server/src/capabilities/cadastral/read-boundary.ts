import type { BoundaryFeature, BoundaryReply, TitleFeature } from '@tussock/contract';
import { toHectares, type PolygonalGeometry } from '@tussock/geometry';
import { boundaryIdOf, type BoundaryByHand } from '@tussock/domain';
import type { RecordedEntity } from '../../platform/ledger/entity.ts';
import { findByHand, findLayer, readPlanBoundary } from './boundary-store.ts';
import type { Reader } from '../../platform/database/open-database.ts';

export interface StandingBoundary {
  readonly planId: string;
  readonly plan: Awaited<ReturnType<typeof readPlanBoundary>>;
  readonly titles: Awaited<ReturnType<typeof findLayer>>;
  readonly blocks: Awaited<ReturnType<typeof findLayer>>;
  readonly byHand: BoundaryByHand;
}

/** Reads a plan's stored boundary. */
export async function findBoundary(db: Reader, planId: string): Promise<StandingBoundary> {
  const plan = await readPlanBoundary(db, planId);
  const titles = await findLayer(db, planId, 'cadastral');
  const blocks = await findLayer(db, planId, 'boundary');
  return { planId, plan, titles, blocks, byHand: await findByHand(db, planId) };
}

/** Formats a boundary for drawing. */
export const presentBoundary = ({ plan, titles, blocks }: StandingBoundary): BoundaryReply => ({
  // Both layers are written from these very shapes.
  features: titles.map(({ properties, drawn }): TitleFeature => ({
    type: 'Feature',
    geometry: drawn as PolygonalGeometry, // written by the boundary's own write
    properties: properties as TitleFeature['properties'], // as above
  })),
  boundaryFeatures: blocks.map(({ properties, drawn, areaM2 }): BoundaryFeature => ({
    type: 'Feature',
    geometry: drawn as PolygonalGeometry, // written by the boundary's own write
    properties: { ...(properties as { id: string; name: string }), areaHectares: toHectares(areaM2) }, // as above
  })),
  areaHectares: plan.areaM2 === null ? null : toHectares(plan.areaM2),
  version: plan.boundaryVersion,
});

/** The ledger entity of boundaries. Its id is the plan's own. */
export const boundaryEntity: RecordedEntity<StandingBoundary> = {
  nameOf: () => 'boundary',
  idOf: ({ planId }) => planId,
  versionOf: ({ plan }) => plan.boundaryVersion,
  find: findBoundary,
  logged: ({ titles, byHand }) => ({
    titles: titles.map(({ id, geojson, properties }) => ({ id, geometry: geojson, properties })),
    ...byHand,
  }),
  present: presentBoundary,
  recorded(boundary) {
    const { version, ...made } = presentBoundary(boundary);
    const titles = boundary.titles.map(({ id }) => id);
    return {
      id: boundaryIdOf(boundary.planId),
      version,
      values: { ...(titles.length === 0 ? {} : { titles }), ...boundary.byHand },
      made,
    };
  },
};

/** Reads the two layers of a plan's boundary for drawing; empty before anything was saved. */
export const readBoundary = async (db: Reader, planId: string): Promise<BoundaryReply> =>
  presentBoundary(await findBoundary(db, planId));
