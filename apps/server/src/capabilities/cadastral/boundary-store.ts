import type { BoundaryByHand } from '@tussock/domain';
import { thumbnailOf, type Bounds, type PolygonalGeometry } from '@tussock/geometry';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Database, Reader } from '../../platform/database/open-database.ts';
import type { SurveyTitle } from '../../platform/land-survey/land-survey.ts';

/** Kind of the job that draws the thumbnails of existing boundaries. */
export const DRAW_THUMBNAILS = 'drawThumbnails';

/** Stores titles as the survey gave them, so that what a plan is built from does not change. */
export async function saveTitles(db: Reader, titles: readonly SurveyTitle[], at: Date): Promise<void> {
  if (titles.length === 0) return;
  // In one order for all: two searches that find the same would wait for each other.
  const inOrder = [...new Map(titles.map((title) => [title.id, title])).values()].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  await db
    .insertInto('surveyTitle')
    .values(
      inOrder.map(({ id, titleNumber, estate, issueDate, geometry }) => ({
        id,
        titleNo: titleNumber,
        properties: JSON.stringify({ estate, issueDate }),
        geojson: JSON.stringify(geometry),
        fetchedAt: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        titleNo: row.ref('excluded.titleNo'),
        properties: row.ref('excluded.properties'),
        geojson: row.ref('excluded.geojson'),
        fetchedAt: row.ref('excluded.fetchedAt'),
      })),
    )
    .execute();
}

export async function findSavedTitles(db: Reader, ids: readonly string[]): Promise<readonly SurveyTitle[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('surveyTitle').selectAll().where('id', 'in', ids).execute();
  return rows.map(({ id, titleNo, properties, geojson, fetchedAt }) => ({
    id,
    titleNumber: titleNo,
    ...(properties as { estate: string | null; issueDate: string | null }), // written by saveTitles
    geometry: geojson as PolygonalGeometry, // written by the boundary's own write
    seenAt: fetchedAt.toISOString(),
  }));
}

export interface BoundaryPart {
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: PolygonalGeometry;
  readonly drawn: PolygonalGeometry;
  readonly areaM2: number;
}

type Layer = 'cadastral' | 'boundary';

export const findLayer = (db: Reader, planId: string, layer: Layer) =>
  db
    .selectFrom('boundaryLayer')
    .selectAll()
    .where('planId', '=', planId)
    .where('layer', '=', layer)
    .orderBy('ordinal')
    .execute();

/** Finds the whole titles a plan's boundary was last built from, at full precision. */
export const findSavedTitleParts = (db: Reader, planId: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('boundaryLayer')
        .selectAll()
        .where('planId', '=', planId)
        .where('layer', '=', 'cadastral')
        .where('id', 'in', ids)
        .execute();

export async function replaceLayer(
  trx: Transaction<DB>,
  planId: string,
  layer: Layer,
  parts: readonly BoundaryPart[],
): Promise<void> {
  await trx.deleteFrom('boundaryLayer').where('planId', '=', planId).where('layer', '=', layer).execute();
  if (parts.length === 0) return;
  await trx
    .insertInto('boundaryLayer')
    .values(
      parts.map((part, ordinal) => ({
        planId,
        layer,
        id: part.id,
        ordinal,
        properties: JSON.stringify(part.properties),
        geojson: JSON.stringify(part.geometry),
        drawn: JSON.stringify(part.drawn),
        areaM2: part.areaM2,
      })),
    )
    .execute();
}

/** Finds what people entered for a plan's boundary beside its titles; empty where nothing was. */
export async function findByHand(db: Reader, planId: string): Promise<BoundaryByHand> {
  const row = await db
    .selectFrom('boundaryByHand')
    .select('content')
    .where('planId', '=', planId)
    .executeTakeFirst();
  // Written by writeByHand.
  return row?.content ?? {};
}

export const writeByHand = (trx: Transaction<DB>, planId: string, byHand: BoundaryByHand) =>
  trx
    .insertInto('boundaryByHand')
    .values({ planId, content: JSON.stringify(byHand) })
    .onConflict((conflict) =>
      conflict.column('planId').doUpdateSet((row) => ({ content: row.ref('excluded.content') })),
    )
    .execute();

export const readPlanBoundary = (db: Reader, planId: string) =>
  db
    .selectFrom('plan')
    .select(['boundaryVersion', 'areaM2', 'propertyName'])
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();

export const writePlanBoundary = (
  trx: Transaction<DB>,
  change: {
    planId: string;
    areaM2: number | null;
    bounds: Bounds | null;
    blocks: readonly Pick<BoundaryPart, 'drawn'>[];
  },
) =>
  trx
    .updateTable('plan')
    .set((plan) => ({
      areaM2: change.areaM2,
      boundaryBounds: change.bounds ? JSON.stringify(change.bounds) : null,
      thumbnail: JSON.stringify(thumbnailOf(change.blocks.map(({ drawn }) => drawn))),
      boundaryVersion: plan('boundaryVersion', '+', 1),
    }))
    .where('id', '=', change.planId)
    .execute();

/** Draws the thumbnails of boundaries that were saved before lists showed them. */
export async function drawThumbnails(db: Database): Promise<void> {
  const plans = await db
    .selectFrom('plan')
    .select('id')
    .where('boundaryBounds', 'is not', null)
    .where(sql<boolean>`thumbnail = '[]'::jsonb`)
    .execute();
  for (const { id } of plans) {
    const blocks = await findLayer(db, id, 'boundary');
    const drawn = blocks.map((block) => block.drawn as PolygonalGeometry); // written by replaceLayer
    await db
      .updateTable('plan')
      .set({ thumbnail: JSON.stringify(thumbnailOf(drawn)) })
      // A boundary that was saved meanwhile has its own.
      .where('id', '=', id)
      .where(sql<boolean>`thumbnail = '[]'::jsonb`)
      .execute();
  }
}
