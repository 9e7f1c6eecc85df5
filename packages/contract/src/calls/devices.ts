import { integrationFields, toasts } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { checkedByFields } from '../shapes/checked-by-fields.ts';
import { done, moment, uuid } from '../shapes/common.ts';
import { deviceReadings, deviceState, integrationItem, unknownDevice } from '../shapes/device-readings.ts';
import { SECRET_HEADER, ttsUplink, UPLINK_BODY_LIMIT, uplinkReceipt } from '../shapes/uplink.ts';

const span = z.object({ from: z.optional(moment), to: z.optional(moment) });
const toIntegrations = ['integrations', 'history'] as const;

export const receiveTtsUplink = defineCall({
  id: 'ingest.tts',
  summary:
    'Where The Things Stack sends uplinks: the secret of the integration stands in the header x-tussock-secret. A repeated uplink changes nothing.',
  method: 'POST',
  path: '/api/ingest/tts/{integrationId}',
  access: { to: 'anyone' },
  body: ttsUplink,
  example: {
    end_device_ids: { device_id: 'probe-0042' },
    uplink_message: {
      received_at: '2026-11-21T00:00:00Z',
      decoded_payload: { Temp150: 12.4, EC150: 0.24, VWC150: 31.5 },
    },
  },
  reply: uplinkReceipt,
  status: 202,
  isSentByServer: true,
  proofHeader: SECRET_HEADER,
  bodyLimit: UPLINK_BODY_LIMIT,
  // A network sends the uplinks of many plans from few addresses; each integration has a limit of its own.
  callsPerMinute: 60_000,
});

export const listDevices = defineCall({
  id: 'device.all',
  summary: 'The devices of a plan, each with its latest readings and what somebody should look at.',
  method: 'GET',
  path: '/api/plans/{planId}/device',
  access: { to: 'plan', ability: 'viewPlan' },
  scopes: ['readRecords'],
  reply: z.object({ results: z.array(deviceState) }),
});

export const readDeviceReadings = defineCall({
  id: 'device.readings',
  summary:
    'What a device measured over a span, thinned to about 500 points that keep the lowest and the highest; all of it where no span is given.',
  method: 'GET',
  path: '/api/plans/{planId}/device/{featureId}/readings',
  access: { to: 'plan', ability: 'viewPlan' },
  scopes: ['readRecords'],
  query: span,
  reply: deviceReadings,
  answer: 'jsonText',
});

export const downloadDeviceReadings = defineCall({
  id: 'device.export',
  summary: 'Every reading of a device over a span as CSV, times in UTC and by New Zealand’s clock.',
  method: 'GET',
  path: '/api/plans/{planId}/device/{featureId}/readings/export',
  access: { to: 'plan', ability: 'downloadReports' },
  scopes: ['readRecords'],
  query: span,
  answer: 'file',
  fileType: 'text/csv',
});

export const adoptDevice = defineCall({
  id: 'device.adopt',
  summary:
    'Says which drawn device the readings of an unknown one are of; those kept so far come along. Null lets it go again.',
  method: 'POST',
  path: '/api/plans/{planId}/device/adopt',
  access: { to: 'plan', ability: 'manageIntegrations' },
  body: z.strictObject({ sensorId: uuid, featureId: z.nullable(uuid) }),
  reply: done,
  toast: () => toasts.changesSaved(),
  resets: ['devices', 'integrations', 'history'],
});

export const listIntegrations = defineCall({
  id: 'integration.all',
  summary:
    'The integrations of a plan with what they refused, and the devices heard of that nobody has drawn.',
  method: 'GET',
  path: '/api/plans/{planId}/integration',
  access: { to: 'plan', ability: 'manageIntegrations' },
  reply: z.object({ results: z.array(integrationItem), unknownDevices: z.array(unknownDevice) }),
});

export const createIntegration = defineCall({
  id: 'integration.create',
  summary: 'Makes an integration. Its secret is in this answer and never again.',
  method: 'POST',
  path: '/api/plans/{planId}/integration',
  access: { to: 'plan', ability: 'manageIntegrations' },
  body: checkedByFields(integrationFields, { _id: uuid }),
  reply: z.object({ integration: integrationItem, secret: z.string() }),
  toast: ({ body }) => toasts.namedSaved(body.name),
  resets: toIntegrations,
});

export const updateIntegration = defineCall({
  id: 'integration.update',
  summary:
    'Changes the name of an integration and what its payload means. Readings stored before stay as they are.',
  method: 'PUT',
  path: '/api/plans/{planId}/integration/{integrationId}',
  access: { to: 'plan', ability: 'manageIntegrations' },
  body: checkedByFields(integrationFields),
  reply: integrationItem,
  toast: ({ reply }) => toasts.namedSaved(reply.name),
  resets: toIntegrations,
});

export const rotateIntegrationSecret = defineCall({
  id: 'integration.rotate',
  summary: 'Gives an integration a new secret, shown once. The old one stops working at once.',
  method: 'POST',
  path: '/api/plans/{planId}/integration/{integrationId}/rotate',
  access: { to: 'plan', ability: 'manageIntegrations' },
  reply: z.object({ secret: z.string() }),
  resets: toIntegrations,
});

export const removeIntegration = defineCall({
  id: 'integration.remove',
  summary: 'Removes an integration: nothing is taken from it any more. Its readings stay.',
  method: 'DELETE',
  path: '/api/plans/{planId}/integration/{integrationId}',
  access: { to: 'plan', ability: 'manageIntegrations' },
  reply: z.object({ name: z.string() }),
  toast: ({ reply }) => toasts.namedDeleted(reply.name),
  resets: toIntegrations,
});
