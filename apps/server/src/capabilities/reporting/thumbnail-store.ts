import type { Reader } from '../../platform/database/open-database.ts';

/** Finds the plan's revision, with the thumbnail that was drawn of it; null when none was. */
export async function findStoredThumbnail(db: Reader, planId: string) {
  const { rev, drawnRev, svg } = await db
    .selectFrom('plan')
    .leftJoin('planThumbnail', 'planThumbnail.planId', 'plan.id')
    .select(['plan.rev', 'planThumbnail.rev as drawnRev', 'planThumbnail.svg'])
    .where('plan.id', '=', planId)
    .executeTakeFirstOrThrow();
  return { rev, svg: drawnRev === rev ? svg : null };
}

/** Finds the blocks of a boundary as they are drawn, not as they are measured. */
export const findThumbnailBoundary = (db: Reader, planId: string) =>
  db
    .selectFrom('boundaryLayer')
    .select('drawn')
    .where('planId', '=', planId)
    .where('layer', '=', 'boundary')
    .orderBy('ordinal')
    .execute();

export const findCells = (
  db: Reader,
  planId: string,
  { kindIds, limit }: { readonly kindIds: readonly string[]; readonly limit: number },
) =>
  db
    .selectFrom('feature')
    .select(['id', 'kind', 'geojson', 'attributes'])
    .where('planId', '=', planId)
    .where('kind', 'in', kindIds)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Stores a thumbnail in place of one of another revision. */
export const storeThumbnail = (
  db: Reader,
  thumbnail: { readonly planId: string; readonly rev: number; readonly svg: string },
) =>
  db
    .insertInto('planThumbnail')
    .values(thumbnail)
    .onConflict((conflict) =>
      conflict.column('planId').doUpdateSet((row) => ({
        rev: row.ref('excluded.rev'),
        svg: row.ref('excluded.svg'),
      })),
    )
    .execute();
