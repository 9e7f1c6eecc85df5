import type { Database } from '../../platform/database/open-database.ts';

/** Key of a stored ground: a plan, and a bounding box around it. */
export interface GroundPlace {
  readonly planId: string;
  /** West, south, east and north in degrees, as text. */
  readonly box: string;
}

/** Stores the compressed ground of a time. Two reports of one time saw the same. */
export const insertGround = (
  db: Database,
  ground: GroundPlace & { readonly seenAt: Date; readonly sha256: Buffer; readonly content: Buffer },
) =>
  db
    .insertInto('planGround')
    .values(ground)
    .onConflict((conflict) => conflict.columns(['planId', 'box', 'seenAt']).doNothing())
    .execute();

const groundOf = (db: Database, { planId, box }: GroundPlace) =>
  db.selectFrom('planGround').where('planId', '=', planId).where('box', '=', box);

/** Finds the hash of the latest stored ground. */
export const findNewestGroundHash = async (
  db: Database,
  place: GroundPlace,
): Promise<Uint8Array | undefined> =>
  (await groundOf(db, place).select('sha256').orderBy('seenAt', 'desc').limit(1).executeTakeFirst())?.sha256;

/** Finds the latest compressed ground up to a time; if there was none by then, the first one after it. */
export async function findGroundAt(
  db: Database,
  place: GroundPlace,
  at: Date,
): Promise<Uint8Array | undefined> {
  const kept = groundOf(db, place).select('content').limit(1);
  const seen =
    (await kept.where('seenAt', '<=', at).orderBy('seenAt', 'desc').executeTakeFirst()) ??
    (await kept.orderBy('seenAt').executeTakeFirst());
  return seen?.content;
}
