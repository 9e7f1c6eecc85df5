import { isUuid } from '@tussock/domain';
import { SECRET_HEADER } from '@tussock/contract';
import type { Handlers } from '../../handlers.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { adoptDevice } from './adopt-device.ts';
import { listDevices } from './describe-devices.ts';
import { uplinkFrom, type Ingest } from './ingest.ts';
import {
  createIntegration,
  listIntegrations,
  removeIntegration,
  rotateSecret,
  updateIntegration,
} from './integrations.ts';
import { exportReadings, readReadings } from './read-readings.ts';

type DeviceCall =
  | 'ingest.tts'
  | 'device.all'
  | 'device.readings'
  | 'device.export'
  | 'device.adopt'
  | 'integration.all'
  | 'integration.create'
  | 'integration.update'
  | 'integration.rotate'
  | 'integration.remove';

export const deviceHandlers = (services: Services, ingest: Ingest): Handlers<DeviceCall> => ({
  'ingest.tts': async ({ params, body, request, reply }) => {
    const secret = request.headers[SECRET_HEADER];
    if (!isUuid(params.integrationId) || typeof secret !== 'string') throw new AppError('wrongSecret');
    const sender = await ingest.authenticate(params.integrationId.toLowerCase(), secret);
    const wait = ingest.waitFor(sender);
    if (wait > 0) {
      reply.header('retry-after', wait);
      throw new AppError('tooMany');
    }
    const uplink = uplinkFrom(body);
    return uplink ? ingest.take(sender, uplink) : { outcome: 'ignored', stored: [], refused: [] };
  },
  'device.all': ({ plan }) => listDevices(services, plan.planId),
  'device.readings': ({ plan, params, query }) =>
    readReadings(services, { planId: plan.planId, featureId: params.featureId, asked: query }),
  'device.export': ({ caller, plan, params, query }) =>
    exportReadings(services, { caller, planId: plan.planId, featureId: params.featureId, asked: query }),
  'device.adopt': ({ caller, plan, op, body }) => adoptDevice(services, { caller, plan, op, body }),
  'integration.all': ({ plan }) => listIntegrations(services, plan.planId),
  'integration.create': ({ caller, plan, op, body }) =>
    createIntegration(services, { caller, plan, op, body }),
  'integration.update': ({ caller, plan, op, params, body }) =>
    updateIntegration(services, { caller, plan, op, id: params.integrationId, values: body }),
  'integration.rotate': ({ caller, plan, op, params }) =>
    rotateSecret(services, { caller, plan, op, id: params.integrationId }),
  'integration.remove': ({ caller, plan, op, params }) =>
    removeIntegration(services, { caller, plan, op, id: params.integrationId }),
});
