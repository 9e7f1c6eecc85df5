import type { Database } from '../../platform/database/open-database.ts';

/** Which ground: that around a plan, within a box. */
export interface GroundPlace {
  readonly planId: string;
  /** West, south, east and north in degrees, as text. */
  readonly box: string;
}

/** Keeps the ground as it was seen at a moment, packed. Two reports of one moment saw the same. */
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

/** The hash of the ground that was seen last. */
export const findNewestGroundHash = async (
  db: Database,
  place: GroundPlace,
): Promise<Uint8Array | undefined> =>
  (await groundOf(db, place).select('sha256').orderBy('seenAt', 'desc').limit(1).executeTakeFirst())?.sha256;

/** The ground as it was last seen by a moment, packed; where nobody had looked by then, as it was first seen. */
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
