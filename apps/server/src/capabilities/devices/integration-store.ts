import type { IntegrationValues } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';

/** Finds existing integrations by id, of any plan, for callers that authenticate by secret. */
export const findIntegrationsById = (db: Reader, ids: readonly string[]) =>
  db
    .selectFrom('deviceIntegration')
    .select(['id', 'planId', 'mapping', 'secretHash'])
    .where('id', 'in', ids)
    .where('removedAt', 'is', null)
    .execute();

export const findIntegrations = (db: Reader, planId: string) =>
  db
    .selectFrom('deviceIntegration')
    .selectAll()
    .where('planId', '=', planId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
export type IntegrationRow = Awaited<ReturnType<typeof findIntegrations>>[number];

export const findIntegration = (db: Reader, planId: string, id: string) =>
  db
    .selectFrom('deviceIntegration')
    .selectAll()
    .where('planId', '=', planId)
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();

/** Inserts an integration. Undefined when the id exists, also as a removed one. */
export const insertIntegration = (
  trx: Transaction<DB>,
  {
    id,
    planId,
    values,
    secretHash,
    at,
  }: { id: string; planId: string; values: IntegrationValues; secretHash: Buffer; at: Date },
) =>
  trx
    .insertInto('deviceIntegration')
    .values({
      id,
      planId,
      name: values.name,
      mapping: JSON.stringify(values.mapping),
      secretHash,
      createdAt: at,
      secretMadeAt: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Updates an integration, in a transaction that has locked its plan. */
export const writeIntegration = (
  trx: Transaction<DB>,
  target: { planId: string; id: string },
  values: IntegrationValues,
) =>
  trx
    .updateTable('deviceIntegration')
    .set((row) => ({
      name: values.name,
      mapping: JSON.stringify(values.mapping),
      version: row('version', '+', 1),
    }))
    .where('planId', '=', target.planId)
    .where('id', '=', target.id)
    .where('removedAt', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow();

export const writeSecret = (
  trx: Transaction<DB>,
  { planId, id, secretHash, at }: { planId: string; id: string; secretHash: Buffer; at: Date },
) =>
  trx
    .updateTable('deviceIntegration')
    .set({ secretHash, secretMadeAt: at })
    .where('planId', '=', planId)
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .execute();

export const markIntegrationRemoved = (
  trx: Transaction<DB>,
  { planId, id, at }: { planId: string; id: string; at: Date },
) =>
  trx
    .updateTable('deviceIntegration')
    .set({ removedAt: at })
    .where('planId', '=', planId)
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .execute();

/** Counts of refused values since a time, the most recent first, up to a number for each integration. */
export async function findRefusals(
  db: Reader,
  ids: readonly string[],
  { since, most }: { since: Date; most: number },
) {
  if (ids.length === 0) return [];
  return db
    .selectFrom((from) =>
      from
        .selectFrom('readingRefusal')
        .selectAll()
        .select(
          sql<number>`row_number() over (partition by integration_id order by last_at desc, count desc)`.as(
            'place',
          ),
        )
        .where('integrationId', 'in', ids)
        .where('lastAt', '>=', since)
        .as('recent'),
    )
    .selectAll()
    .where('place', '<=', most)
    .orderBy('lastAt', 'desc')
    .orderBy('count', 'desc')
    .execute();
}

/** The time of the newest reading of each integration. */
export async function findLastHeard(db: Reader, planId: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('sensor')
    .innerJoin('deviceLatest', 'deviceLatest.sensorId', 'sensor.id')
    .select(({ fn }) => ['sensor.integrationId', fn.max('deviceLatest.at').as('at')])
    .where('sensor.planId', '=', planId)
    .groupBy('sensor.integrationId')
    .execute();
  return new Map(rows.map(({ integrationId, at }) => [integrationId, at]));
}
