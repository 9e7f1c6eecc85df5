import { TOKEN_LISTED_DAYS, type TokenScope } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Database, Reader } from '../../platform/database/open-database.ts';

const DAY_MS = 86_400_000;
/** The last use is written no more often than this. */
const TOUCH_EVERY_MS = 60_000;

export interface NewToken {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly tokenHash: Buffer;
  readonly scopes: readonly TokenScope[];
  /** Null for every plan the person has access to. */
  readonly planIds: readonly string[] | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertToken(
  trx: Transaction<DB>,
  { planIds, scopes, ...token }: NewToken,
): Promise<void> {
  await trx
    .insertInto('accessToken')
    .values({ ...token, scopes: [...scopes], isForAllPlans: planIds === null })
    .execute();
  if (planIds === null) return;
  await trx
    .insertInto('accessTokenPlan')
    .values(planIds.map((planId) => ({ tokenId: token.id, planId })))
    .execute();
}

/** SQL: the ids of the plans that a token names, as an array. */
const planIdsOfToken = sql<string[]>`array(
  select plan_id::text from access_token_plan named where named.token_id = access_token.id order by plan_id)`;

/** Finds a token that is in use, with its person. */
export const findLiveToken = (db: Reader, tokenHash: Buffer, at: Date) =>
  db
    .selectFrom('accessToken')
    .innerJoin('appUser', 'appUser.id', 'accessToken.userId')
    .select([
      'accessToken.id',
      'accessToken.name as tokenName',
      'accessToken.scopes',
      'accessToken.isForAllPlans',
      'accessToken.lastUsedAt',
      'accessToken.lastUsedFrom',
      'appUser.id as userId',
      'appUser.name',
      'appUser.email',
      'appUser.role',
      'appUser.accountId',
      'appUser.acceptedTermsVersion',
      planIdsOfToken.as('planIds'),
    ])
    .where('accessToken.tokenHash', '=', tokenHash)
    .where('accessToken.withdrawnAt', 'is', null)
    .where('accessToken.expiresAt', '>', at)
    .where('appUser.deletedAt', 'is', null)
    .executeTakeFirst();

/** Writes when and from where a token was used, once a minute at most and whenever the network changes. */
export async function touchToken(
  db: Database,
  token: { readonly id: string; readonly lastUsedAt: Date | null; readonly lastUsedFrom: string | null },
  { at, network }: { readonly at: Date; readonly network: string },
): Promise<void> {
  const isFresh = token.lastUsedAt !== null && at.getTime() - token.lastUsedAt.getTime() < TOUCH_EVERY_MS;
  if (isFresh && token.lastUsedFrom === network) return;
  await db
    .updateTable('accessToken')
    .set({ lastUsedAt: at, lastUsedFrom: network })
    .where('id', '=', token.id)
    .execute();
}

const listedSince = (at: Date): Date => new Date(at.getTime() - TOKEN_LISTED_DAYS * DAY_MS);

/** Lists a person's tokens, the newest first; of those that are over only the latest. */
export const findTokens = (db: Reader, userId: string, at: Date) =>
  db
    .selectFrom('accessToken')
    .select([
      'id',
      'name',
      'scopes',
      'isForAllPlans',
      'createdAt',
      'expiresAt',
      'withdrawnAt',
      'lastUsedAt',
      'lastUsedFrom',
      sql<readonly { readonly _id: string; readonly propertyName: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('_id', plan.id, 'propertyName', plan.property_name)
          order by plan.property_name, plan.id), '[]')
        from access_token_plan named join plan on plan.id = named.plan_id
        where named.token_id = access_token.id)`.as('plans'),
    ])
    .where('userId', '=', userId)
    .where('expiresAt', '>', listedSince(at))
    .where((token) =>
      token.or([token('withdrawnAt', 'is', null), token('withdrawnAt', '>', listedSince(at))]),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Counts a person's tokens in use. Locks the person, so that of two new tokens the second counts the first. */
export async function countLiveTokens(trx: Transaction<DB>, userId: string, at: Date): Promise<number> {
  await trx.selectFrom('appUser').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('accessToken')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', at)
    .executeTakeFirstOrThrow();
  return count;
}

export const findTokenHash = async (db: Reader, id: string): Promise<Buffer | undefined> =>
  (await db.selectFrom('accessToken').select('tokenHash').where('id', '=', id).executeTakeFirst())?.tokenHash;

/** Withdraws a person's token in use; returns its name and plans, undefined where there is none. */
export const withdrawToken = (
  trx: Transaction<DB>,
  { id, userId, at }: { readonly id: string; readonly userId: string; readonly at: Date },
) =>
  trx
    .updateTable('accessToken')
    .set({ withdrawnAt: at })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', at)
    .returning(['name', planIdsOfToken.as('planIds')])
    .executeTakeFirst();

/** Deletes tokens that are no longer listed. */
export const pruneTokens = (db: Database, now: Date): Promise<number> =>
  deleteInBatches(async (rows) => {
    const before = listedSince(now);
    const { numAffectedRows } = await sql`
      delete from access_token where id in (
        select id from access_token where expires_at < ${before} or withdrawn_at < ${before} limit ${rows})`.execute(
      db,
    );
    return numAffectedRows ?? 0n;
  });
