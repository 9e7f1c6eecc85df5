import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';

const versions = (db: Reader, planId: string) =>
  db
    .selectFrom('planVersion')
    .leftJoin('planVersionFile as file', (join) =>
      join.onRef('file.planId', '=', 'planVersion.planId').onRef('file.number', '=', 'planVersion.number'),
    )
    .select([
      'planVersion.id',
      'planVersion.planId',
      'planVersion.number',
      'planVersion.rev',
      'planVersion.reason',
      'planVersion.contentHash',
      'planVersion.madeBy',
      'planVersion.madeByName',
      'planVersion.madeAt',
      'file.fileKey',
      'file.size',
      'file.sha256',
      'file.madeAt as fileMadeAt',
    ])
    .where('planVersion.planId', '=', planId)
    .orderBy('planVersion.number', 'desc');

/** Lists the versions of a plan without their content, the newest first. */
export const findVersions = (db: Reader, planId: string) => versions(db, planId).execute();
export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

export const findVersionById = (db: Reader, planId: string, id: string): Promise<VersionRow | undefined> =>
  versions(db, planId).where('planVersion.id', '=', id).executeTakeFirst();

export const findVersion = (db: Reader, planId: string, number: number): Promise<VersionRow | undefined> =>
  versions(db, planId).where('planVersion.number', '=', number).executeTakeFirst();

export const findNewestVersion = (db: Reader, planId: string): Promise<VersionRow | undefined> =>
  versions(db, planId).executeTakeFirst();

/** Most versions printed in one morning. */
const MOST_UNPRINTED = 100;

/** Finds versions made since a time that have no print, the newest first. */
export const findUnprinted = (db: Reader, since: Date) =>
  db
    .selectFrom('planVersion')
    .leftJoin('planVersionFile as file', (join) =>
      join.onRef('file.planId', '=', 'planVersion.planId').onRef('file.number', '=', 'planVersion.number'),
    )
    .select(['planVersion.planId', 'planVersion.number', 'planVersion.madeBy'])
    .where('file.number', 'is', null)
    .where('planVersion.madeAt', '>=', since)
    .orderBy('planVersion.madeAt', 'desc')
    .limit(MOST_UNPRINTED)
    .execute();

/** Reads the frozen content of a version, compressed. */
export const findContent = (db: Reader, planId: string, number: number) =>
  db
    .selectFrom('planVersion')
    .select(['content', 'contentHash', 'isClaimed'])
    .where('planId', '=', planId)
    .where('number', '=', number)
    .executeTakeFirst();

export const insertVersion = (
  trx: Transaction<DB>,
  version: {
    id: string;
    planId: string;
    number: number;
    rev: number;
    content: Buffer;
    contentHash: string;
    reason: string;
    madeBy: string;
    madeByName: string;
    madeAt: Date;
    isClaimed?: boolean;
  },
) => trx.insertInto('planVersion').values(version).execute();

/** Stores the print of a version. False when it has one already. */
export async function insertVersionFile(
  trx: Transaction<DB>,
  file: { planId: string; number: number; fileKey: string; size: number; sha256: string; madeAt: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('planVersionFile')
    .values(file)
    .onConflict((conflict) => conflict.columns(['planId', 'number']).doNothing())
    .returning('number')
    .executeTakeFirst();
  return row !== undefined;
}
