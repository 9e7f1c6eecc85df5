import { sql, type Insertable, type Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { DB, Release } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';

/** Most openings listed of one copy. */
const MOST_OPENINGS = 50;

/** Inserts a shared copy; false when it exists already, and is left unchanged. */
export const insertRelease = async (trx: Transaction<DB>, release: Insertable<Release>): Promise<boolean> =>
  (await trx
    .insertInto('release')
    .values(release)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Lists the shared copies of a plan, the newest first. */
export const findReleases = (db: Reader, planId: string) =>
  db
    .selectFrom('release')
    .innerJoin('appUser as maker', 'maker.id', 'release.preparedBy')
    .selectAll('release')
    .select([
      'maker.name as preparedByName',
      sql<number>`(select count(*)::int from release_opening opening where opening.release_id = release.id
        and opening.what <> 'wrongCode')`.as('openCount'),
      sql<readonly { at: string; what: 'read' | 'download' | 'wrongCode'; network: string }[]>`coalesce((
        select json_agg(json_build_object('at', newest.at, 'what', newest.what, 'network', newest.network))
        from (select * from release_opening opening where opening.release_id = release.id
          order by opening.at desc, opening.id desc limit ${sql.lit(MOST_OPENINGS)}) newest), '[]')`.as(
        'openings',
      ),
    ])
    .where('release.planId', '=', planId)
    .orderBy('release.madeAt', 'desc')
    .orderBy('release.id', 'desc')
    .execute();
export type ListedRelease = Awaited<ReturnType<typeof findReleases>>[number];

/** Finds a shared copy of a plan and locks it until the transaction ends. */
export const holdRelease = (trx: Transaction<DB>, planId: string, id: string) =>
  trx
    .selectFrom('release')
    .selectAll()
    .where('id', '=', id)
    .where('planId', '=', planId)
    .forUpdate()
    .executeTakeFirst();

export const findRelease = (db: Reader, planId: string, id: string) =>
  db.selectFrom('release').selectAll().where('id', '=', id).where('planId', '=', planId).executeTakeFirst();

/** Finds the shared copy of a link and locks it against withdrawal until the transaction ends. */
export const holdShared = (trx: Transaction<DB>, secretHash: Buffer) =>
  trx.selectFrom('release').selectAll().where('secretHash', '=', secretHash).forUpdate().executeTakeFirst();
export type ReleaseRow = NonNullable<Awaited<ReturnType<typeof holdShared>>>;

export const updateRelease = (
  trx: Transaction<DB>,
  id: string,
  set: Partial<
    Pick<
      ReleaseRow,
      | 'secretHash'
      | 'issuedBy'
      | 'issuedAt'
      | 'expiresAt'
      | 'note'
      | 'codeSalt'
      | 'codeHash'
      | 'wrongCodes'
      | 'withdrawnAt'
    >
  >,
) => trx.updateTable('release').set(set).where('id', '=', id).execute();

export const insertOpening = (
  trx: Transaction<DB>,
  opening: { releaseId: string; at: Date; what: 'read' | 'download' | 'wrongCode'; network: string },
) =>
  trx
    .insertInto('releaseOpening')
    .values({ id: uuidv7(), ...opening })
    .execute();
