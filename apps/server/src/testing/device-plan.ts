import type { DeviceReadingsReply, DeviceState, IntegrationItem, UnknownDevice } from '@tussock/contract';
import { startingMapping, type Mapping } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { TestServer, TestUser } from './start-test-server.ts';

export interface Receipt {
  readonly outcome: string;
  readonly stored: string[];
  readonly refused: { reason: string; subject: string }[];
}

/** An integration of a test with what it needs to send. */
export interface TestIntegration {
  readonly id: string;
  readonly secret: string;
}

/** The body of an uplink as The Things Stack writes it. */
export const uplinkBody = (deviceId: string, at: Date | string, payload: unknown, rest: object = {}) => ({
  end_device_ids: {
    device_id: deviceId,
    application_ids: { application_id: 'farm' },
    dev_eui: 'A84041000181C061',
  },
  correlation_ids: ['as:up:01'],
  received_at: typeof at === 'string' ? at : at.toISOString(),
  uplink_message: { f_port: 2, f_cnt: 41, frm_payload: 'AAECAw==', decoded_payload: payload, ...rest },
});

/** A plan's own verbs about devices, for tests. */
export function devicesOf(server: TestServer, as: TestUser, planId: string) {
  const path = (rest: string): string => `/api/plans/${planId}/${rest}`;
  return {
    async addIntegration(mapping: Mapping = startingMapping): Promise<TestIntegration> {
      const { body } = await server.call<{ integration: IntegrationItem; secret: string }>(
        path('integration'),
        {
          as,
          body: { _id: uuidv7(), name: 'The Things Stack', mapping },
        },
      );
      return { id: body.integration._id, secret: body.secret };
    },
    async addDevice(id: string, properties: object = {}): Promise<string> {
      const { body } = await server.call<{ _id: string }>(path('device'), {
        as,
        body: {
          id,
          geometry: { type: 'Point', coordinates: [172.3, -42.8] },
          properties: { name: `Probe ${id}`, status: 'existing', deviceType: 'soilProbe', ...properties },
        },
      });
      return body._id;
    },
    send: (
      { id, secret }: TestIntegration,
      body: object,
      headers: Readonly<Record<string, string>> = { 'x-tussock-secret': secret },
    ) => server.call<Receipt>(`/api/ingest/tts/${id}`, { body, headers }),
    devices: async () => (await server.call<{ results: DeviceState[] }>(path('device'), { as })).body.results,
    integrations: async () =>
      (
        await server.call<{ results: IntegrationItem[]; unknownDevices: UnknownDevice[] }>(
          path('integration'),
          { as },
        )
      ).body,
    readings: async (featureId: string, span = '') =>
      (await server.call<DeviceReadingsReply>(path(`device/${featureId}/readings${span}`), { as })).body,
    adopt: (sensorId: string, featureId: string | null) =>
      server.call(path('device/adopt'), { as, body: { sensorId, featureId } }),
  };
}
