import type { IntegrationItem, UnknownDevice } from '@tussock/contract';
import {
  integrationWords,
  misfitsOf,
  type IntegrationValues,
  type RefusalReason,
  isUuid,
} from '@tussock/domain';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan, type PlanAct } from '../../platform/ledger/change-plan.ts';
import { changePlanPrepared } from '../../platform/ledger/change-prepared.ts';
import type { Entity } from '../../platform/ledger/entity.ts';
import type { Services } from '../../services.ts';
import { listUnknownDevices } from './describe-devices.ts';
import {
  findIntegration,
  findIntegrations,
  findLastHeard,
  findRefusals,
  insertIntegration,
  markIntegrationRemoved,
  writeIntegration,
  writeSecret,
  type IntegrationRow,
} from './integration-store.ts';
import { hashOfSecret, secretFor, secretMadeFor } from '../../platform/secrets/secret.ts';

const MOST_INTEGRATIONS = 10;
const REFUSALS_SHOWN = 20;
const REFUSAL_DAYS = 30;
const DAY_MS = 86_400_000;

function present(
  { configuration }: Services,
  row: IntegrationRow,
  {
    lastHeardAt = null,
    refusals = [],
  }: { lastHeardAt?: Date | null; refusals?: IntegrationItem['refusals'] } = {},
): IntegrationItem {
  return {
    _id: row.id,
    name: row.name,
    mapping: [...(row.mapping as IntegrationItem['mapping'])], // written by the declared fields only
    webhookUrl: `${configuration.publicUrl}/api/ingest/tts/${row.id}`,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    secretMadeAt: row.secretMadeAt.toISOString(),
    lastHeardAt: lastHeardAt?.toISOString() ?? null,
    refusals,
  };
}

/** Lists the integrations of a plan with their recent refusals, and the sensors without a drawn device. */
export async function listIntegrations(
  services: Services,
  planId: string,
): Promise<{ results: IntegrationItem[]; unknownDevices: UnknownDevice[] }> {
  const { db } = services.database;
  const rows = await findIntegrations(db, planId);
  const [lastHeard, refusals, unknownDevices] = await Promise.all([
    findLastHeard(db, planId),
    findRefusals(
      db,
      rows.map(({ id }) => id),
      { since: new Date(services.clock.now().getTime() - REFUSAL_DAYS * DAY_MS), most: REFUSALS_SHOWN },
    ),
    listUnknownDevices(db, planId),
  ]);
  return {
    results: rows.map((row) =>
      present(services, row, {
        lastHeardAt: lastHeard.get(row.id) ?? null,
        refusals: refusals
          .filter(({ integrationId }) => integrationId === row.id)
          .map(({ deviceId, reason, subject, sample, count, lastAt }) => ({
            deviceId,
            reason: reason as RefusalReason, // written by the reader of uplinks only
            subject,
            sample,
            count,
            lastAt: lastAt.toISOString(),
          })),
      }),
    ),
    unknownDevices,
  };
}

/** @throws AppError badRequest when a unit measures something else than its reading */
function refuseMisfits({ mapping }: IntegrationValues): void {
  const fields = misfitsOf(mapping).map((index) => ({
    field: `mapping.${index}.unit`,
    message: integrationWords.misfit,
  }));
  if (fields.length > 0) throw new AppError('badRequest', { message: [integrationWords.misfit], fields });
}

/** The ledger entity of integrations. */
const integrationEntity = (services: Services): Entity<IntegrationRow> => ({
  nameOf: () => 'integration',
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  find: findIntegration,
  logged: ({ name, mapping }) => ({ name, mapping }),
  present: (row) => present(services, row),
});

/**
 * Creates an integration with its secret, which is only returned by this write and its repetitions.
 *
 * @throws AppError badRequest, alreadyExists
 */
export async function createIntegration(
  services: Services,
  { body, ...act }: PlanAct & { readonly body: IntegrationValues & { readonly _id: string } },
): Promise<{ integration: IntegrationItem; secret: string }> {
  const { _id, ...values } = body;
  const id = _id.toLowerCase();
  refuseMisfits(values);
  const secret = secretFor(services, act.op, 'an integration');
  const integration = await changePlan(services, act, async ({ trx, planId, at, wrote }) => {
    if ((await findIntegrations(trx, planId)).length >= MOST_INTEGRATIONS)
      throw new AppError('badRequest', { message: [integrationWords.tooManyIntegrations] });
    const made = await insertIntegration(trx, { id, planId, values, secretHash: hashOfSecret(secret), at });
    if (!made) throw new AppError('alreadyExists');
    wrote(integrationEntity(services), null, made);
    return present(services, made);
  });
  return { integration, secret: await secretThatWorks(services, act, id) };
}

/** The valid secret that a write gave an integration. */
const secretThatWorks = (services: Services, { op, plan }: PlanAct, id: string): Promise<string> =>
  secretMadeFor(
    services,
    op,
    'an integration',
    async () => (await findIntegration(services.database.db, plan.planId, id.toLowerCase()))?.secretHash,
  );

/** @throws AppError notFound, badRequest, staleVersion with the present integration */
export function updateIntegration(
  services: Services,
  { id, values, ...act }: PlanAct & { readonly id: string; readonly values: IntegrationValues },
): Promise<IntegrationItem> {
  refuseMisfits(values);
  return changePlan(services, act, async ({ trx, planId, target, wrote }) => {
    const before = await target(integrationEntity(services), id);
    const after = await writeIntegration(trx, { planId, id: before.id }, values);
    wrote(integrationEntity(services), before, after);
    return present(services, after);
  });
}

/**
 * Replaces the secret of an integration. Of several concurrent requests one succeeds, since the secrets of the others would be invalid.
 *
 * @throws AppError notFound, staleVersion when somebody else has renewed it meanwhile
 */
export async function rotateSecret(
  services: Services,
  { id, ...act }: PlanAct & { readonly id: string },
): Promise<{ secret: string }> {
  const secret = secretFor(services, act.op, 'an integration');
  const { db } = services.database;
  const seen = () =>
    isUuid(id) ? findIntegration(db, act.plan.planId, id.toLowerCase()) : Promise.resolve(undefined);
  await changePlanPrepared(services, act, seen, async ({ trx, planId, at, target, record }, asked) => {
    const before = await target(integrationEntity(services), id);
    if (asked && Buffer.compare(asked.secretHash, before.secretHash) !== 0)
      throw new AppError('staleVersion', { current: present(services, before) });
    await writeSecret(trx, { planId, id: before.id, secretHash: hashOfSecret(secret), at });
    const named = { name: before.name };
    record({ entity: 'integrationSecret', entityId: before.id, op: 'update', before: named, after: named });
    return null;
  });
  return { secret: await secretThatWorks(services, act, id) };
}

/** @throws AppError notFound */
export function removeIntegration(
  services: Services,
  { id, ...act }: PlanAct & { readonly id: string },
): Promise<{ name: string }> {
  return changePlan(services, act, async ({ trx, planId, at, target, wrote }) => {
    const before = await target(integrationEntity(services), id);
    await markIntegrationRemoved(trx, { planId, id: before.id, at });
    wrote(integrationEntity(services), before, null);
    return { name: before.name };
  });
}
