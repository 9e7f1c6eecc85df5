import { integrationWords, kinds } from '@tussock/domain';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import { findFeaturesById } from '../features/index.ts';
import { findSensor, giveSensor } from './reading-store.ts';

/**
 * Says which drawn device a sensor is of; its kept readings come along, because they are the sensor's.
 *
 * @throws AppError notFound for a sensor of another plan, badRequest for what is no device of this one
 */
export async function adoptDevice(
  { database, clock }: Services,
  {
    caller,
    plan,
    opId,
    body,
  }: { caller: Caller; plan: PlanAccess; opId: string; body: { sensorId: string; featureId: string | null } },
): Promise<{ ok: true }> {
  const { planId } = plan;
  const featureId = body.featureId?.toLowerCase() ?? null;
  const write = { planId, actorId: caller.userId, opId, callId: 'device.adopt', at: clock.now() };
  return changePlan(database.db, write, async ({ trx, record }) => {
    const sensor = await findSensor(trx, planId, body.sensorId.toLowerCase());
    if (!sensor) throw new AppError('notFound');
    const feature =
      featureId === null ? undefined : (await findFeaturesById(trx, planId, [featureId])).get(featureId);
    if (featureId !== null && feature?.kind !== kinds.device.id)
      throw new AppError('badRequest', {
        message: [integrationWords.notADevice],
        fields: [{ field: 'featureId', message: integrationWords.notADevice }],
      });
    await giveSensor(trx, { planId, id: sensor.id, featureId });
    record({
      entity: 'sensor',
      entityId: sensor.id,
      op: 'update',
      before: { name: sensor.deviceId, featureId: sensor.featureId },
      after: { name: sensor.deviceId, featureId },
    });
    return { ok: true } as const;
  });
}
