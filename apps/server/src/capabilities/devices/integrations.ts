import type { IntegrationItem, UnknownDevice } from '@tussock/contract';
import { integrationWords, misfitsOf, type IntegrationValues, type RefusalReason } from '@tussock/domain';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { isUuid } from '../../platform/http/is-uuid.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
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
import { hashOfSecret, newSecret } from './secret.ts';

const MOST_INTEGRATIONS = 10;
const REFUSALS_SHOWN = 20;
const REFUSAL_DAYS = 30;
const DAY_MS = 86_400_000;

interface Write {
  readonly caller: Caller;
  readonly plan: PlanAccess;
  readonly opId: string;
}

const logged = ({ name, mapping }: Pick<IntegrationRow, 'name' | 'mapping'>) => ({ name, mapping });

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

/** The integrations of a plan with what they refused lately, and the devices heard of that nobody has drawn. */
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

const ledgerWrite = ({ clock }: Services, { caller, plan, opId }: Write, callId: string) => ({
  planId: plan.planId,
  actorId: caller.userId,
  opId,
  callId,
  at: clock.now(),
});

/**
 * Gives an integration a new secret. Done beside the log of the plan: what the log answers to a repeated write must not hold the secret, so a
 * repeated one is answered with another.
 */
async function renewSecret({ database, clock }: Services, planId: string, id: string): Promise<string> {
  const secret = newSecret();
  const written = await writeSecret(database.db, {
    planId,
    id,
    secretHash: hashOfSecret(secret),
    at: clock.now(),
  });
  if (!written) throw new AppError('notFound');
  return secret;
}

async function findOwn({ database }: Services, { plan }: Write, id: string): Promise<IntegrationRow> {
  const row = isUuid(id) ? await findIntegration(database.db, plan.planId, id.toLowerCase()) : undefined;
  if (!row) throw new AppError('notFound');
  return row;
}

/**
 * Makes an integration, and its secret, which nothing gives again.
 *
 * @throws AppError badRequest, alreadyExists
 */
export async function createIntegration(
  services: Services,
  write: Write & { readonly body: IntegrationValues & { readonly _id: string } },
): Promise<{ integration: IntegrationItem; secret: string }> {
  const { _id, ...values } = write.body;
  const id = _id.toLowerCase();
  const { planId } = write.plan;
  refuseMisfits(values);
  await changePlan(
    services.database.db,
    ledgerWrite(services, write, 'integration.create'),
    async ({ trx, record }) => {
      if ((await findIntegrations(trx, planId)).length >= MOST_INTEGRATIONS)
        throw new AppError('badRequest', { message: [integrationWords.tooManyIntegrations] });
      const secretHash = hashOfSecret(newSecret());
      const made = await insertIntegration(trx, { id, planId, values, secretHash, at: services.clock.now() });
      if (!made) throw new AppError('alreadyExists');
      record({ entity: 'integration', entityId: id, op: 'create', before: null, after: logged(values) });
      return null;
    },
  );
  const secret = await renewSecret(services, planId, id);
  return { integration: present(services, await findOwn(services, write, id)), secret };
}

/** @throws AppError notFound, badRequest, staleVersion with what stands now */
export async function updateIntegration(
  services: Services,
  write: Write & {
    readonly id: string;
    readonly values: IntegrationValues;
    readonly seenVersion: number | undefined;
  },
): Promise<IntegrationItem> {
  const { values, seenVersion } = write;
  refuseMisfits(values);
  const before = await findOwn(services, write, write.id);
  await changePlan(
    services.database.db,
    ledgerWrite(services, write, 'integration.update'),
    async ({ trx, record }) => {
      const target = { planId: write.plan.planId, id: before.id, seenVersion: seenVersion ?? before.version };
      if (!(await writeIntegration(trx, target, values)))
        throw new AppError('staleVersion', { current: present(services, before) });
      record({
        entity: 'integration',
        entityId: before.id,
        op: 'update',
        before: logged(before),
        after: logged(values),
      });
      return null;
    },
  );
  return present(services, await findOwn(services, write, before.id));
}

/** @throws AppError notFound */
export async function rotateSecret(
  services: Services,
  write: Write & { readonly id: string },
): Promise<{ secret: string }> {
  const before = await findOwn(services, write, write.id);
  await changePlan(
    services.database.db,
    ledgerWrite(services, write, 'integration.rotate'),
    async ({ record }) => {
      const entry = { entity: 'integrationSecret', entityId: before.id, op: 'update' } as const;
      record({ ...entry, before: { name: before.name }, after: { name: before.name } });
      return null;
    },
  );
  return { secret: await renewSecret(services, write.plan.planId, before.id) };
}

/** @throws AppError notFound */
export async function removeIntegration(
  services: Services,
  write: Write & { readonly id: string },
): Promise<{ name: string }> {
  return changePlan(
    services.database.db,
    ledgerWrite(services, write, 'integration.remove'),
    async ({ trx, record }) => {
      const at = services.clock.now();
      const { planId } = write.plan;
      const before = isUuid(write.id)
        ? await findIntegration(trx, planId, write.id.toLowerCase())
        : undefined;
      if (!before || !(await markIntegrationRemoved(trx, { planId, id: before.id, at })))
        throw new AppError('notFound');
      record({
        entity: 'integration',
        entityId: before.id,
        op: 'delete',
        before: logged(before),
        after: null,
      });
      return { name: before.name };
    },
  );
}
