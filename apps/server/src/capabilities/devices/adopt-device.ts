import { integrationWords, kinds } from '@tussock/domain';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseField } from '../../platform/http/refuse-fields.ts';
import { changePlan, type PlanAct } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import { findFeaturesById } from '../features/index.ts';
import { findSensor, giveSensor } from './reading-store.ts';

/**
 * Assigns a sensor to a drawn device; its stored readings come along, because they are the sensor's.
 *
 * @throws AppError notFound for a sensor of another plan, badRequest for a feature that is no device of this one
 */
export function adoptDevice(
  services: Services,
  { body, ...act }: PlanAct & { body: { sensorId: string; featureId: string | null } },
): Promise<{ ok: true }> {
  const featureId = body.featureId?.toLowerCase() ?? null;
  return changePlan(services, act, async ({ trx, planId, record }) => {
    const sensor = await findSensor(trx, planId, body.sensorId.toLowerCase());
    if (!sensor) throw new AppError('notFound');
    const feature =
      featureId === null ? undefined : (await findFeaturesById(trx, planId, [featureId])).get(featureId);
    if (featureId !== null && feature?.kind !== kinds.device.id)
      throw refuseField('featureId', integrationWords.notADevice);
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
