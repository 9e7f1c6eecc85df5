import type { Values } from '@tussock/sync';
import { sql } from 'kysely';
import type { Reader } from '../database/open-database.ts';

/** Tables that store people's values in one column and the server's in another. */
export type ThingTable =
  | 'planSection'
  | 'planSubOutcome'
  | 'planAction'
  | 'planRemark'
  | 'planEvidence'
  | 'planApproval'
  | 'planDetailNote'
  | 'planStockRow'
  | 'planStockRatio'
  | 'planShapeLock'
  | 'planImportedLayer';

/** A thing of a plan that is no feature, e.g. an action or an approval. */
export interface Thing {
  readonly planId: string;
  readonly id: string;
  readonly content: Values;
  readonly made: Values;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

/** The content of a thing to be written. */
export interface ThingContent {
  readonly content: Values;
  readonly made: Values;
}

interface Target {
  readonly planId: string;
  readonly id: string;
  readonly at: Date;
}

export interface ThingStore {
  readonly findAll: (db: Reader, planId: string) => Promise<readonly Thing[]>;
  readonly find: (db: Reader, planId: string, id: string) => Promise<Thing | undefined>;
  readonly findDeleted: (
    db: Reader,
    wanted: { planId: string; id: string; since: Date | null },
  ) => Promise<Thing | undefined>;
  /** Lists deleted things, the latest first. */
  readonly findDeletedSince: (db: Reader, planId: string, since: Date) => Promise<readonly Thing[]>;
  /** Inserts a thing. Undefined where the id exists, also as a deleted one. */
  readonly insert: (db: Reader, target: Target, thing: ThingContent) => Promise<Thing | undefined>;
  readonly write: (db: Reader, target: Target, thing: ThingContent) => Promise<Thing>;
  /** Updates a deleted thing and restores it. */
  readonly bringBack: (db: Reader, target: Target, thing: ThingContent) => Promise<Thing>;
  readonly markDeleted: (db: Reader, target: Target) => Promise<void>;
}

/** Most deleted things listed: no more than a person looks through. */
const MOST_IN_BIN = 500;

const firstOf = (rows: readonly Thing[]): Thing => {
  const [row] = rows;
  if (!row) throw new Error('the row that was held is gone');
  return row;
};

/** Creates the store of a table of things. Writes need a transaction that has locked the plan. */
export function thingStore(name: ThingTable): ThingStore {
  const table = sql.table(name);
  const run = async (db: Reader, query: ReturnType<typeof sql<Thing>>): Promise<readonly Thing[]> =>
    (await query.execute(db)).rows;
  const rewrite = ({ planId, id, at }: Target, thing: ThingContent, standing: ReturnType<typeof sql>) =>
    sql<Thing>`update ${table} set content = ${JSON.stringify(thing.content)}::jsonb,
      made = ${JSON.stringify(thing.made)}::jsonb, version = version + 1, updated_at = ${at}, deleted_at = null
      where plan_id = ${planId} and id = ${id} and ${standing} returning *`;
  const isThere = sql`deleted_at is null`;
  const isGone = sql`deleted_at is not null`;
  return {
    findAll: (db, planId) =>
      run(
        db,
        sql<Thing>`select * from ${table} where plan_id = ${planId} and ${isThere} order by created_at, id`,
      ),
    find: async (db, planId, id) =>
      (
        await run(
          db,
          sql<Thing>`select * from ${table} where plan_id = ${planId} and id = ${id} and ${isThere}`,
        )
      )[0],
    findDeleted: async (db, { planId, id, since }) =>
      (
        await run(
          db,
          sql<Thing>`select * from ${table} where plan_id = ${planId} and id = ${id} and ${isGone}
            and deleted_at >= ${since ?? new Date(0)}`,
        )
      )[0],
    findDeletedSince: (db, planId, since) =>
      run(
        db,
        sql<Thing>`select * from ${table} where plan_id = ${planId} and deleted_at >= ${since}
          order by deleted_at desc, id limit ${MOST_IN_BIN}`,
      ),
    insert: async (db, { planId, id, at }, { content, made }) =>
      (
        await run(
          db,
          sql<Thing>`insert into ${table} (plan_id, id, content, made, created_at, updated_at)
            values (${planId}, ${id}, ${JSON.stringify(content)}::jsonb, ${JSON.stringify(made)}::jsonb, ${at}, ${at})
            on conflict (plan_id, id) do nothing returning *`,
        )
      )[0],
    write: async (db, target, thing) => firstOf(await run(db, rewrite(target, thing, isThere))),
    bringBack: async (db, target, thing) => firstOf(await run(db, rewrite(target, thing, isGone))),
    async markDeleted(db, { planId, id, at }) {
      await run(
        db,
        sql<Thing>`update ${table} set deleted_at = ${at}, version = version + 1, updated_at = ${at}
          where plan_id = ${planId} and id = ${id} and ${isThere}`,
      );
    },
  };
}
