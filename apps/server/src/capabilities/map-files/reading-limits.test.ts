import { mapFileRefusals } from '@tussock/domain';
import { afterEach, expect, test } from 'vitest';
import type { StartOptions } from '../../start-server.ts';
import { sendMapFile } from '../../testing/send-map-file.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const place = { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [172.3, -42.8] } };
/** Some megabytes of places. */
const many = new TextEncoder().encode(
  JSON.stringify({ type: 'FeatureCollection', features: Array.from({ length: 100_000 }, () => place) }),
);

/** What the call answers that reads a file, on a server whose readers are ended there. */
async function readWith(readingLimits: NonNullable<StartOptions['readingLimits']>, bytes: Uint8Array) {
  server = await startTestServer({ taskKinds: {}, readingLimits });
  const as = await server.addUser({ role: 'providerStaff' });
  const planId = await server.addPlan({ lead: as });
  const filePath = await sendMapFile(server, { as, planId }, bytes);
  const body = { filePath, fileName: 'survey.geojson', readAs: {} };
  return server.call(`/api/plan/${planId}/map-file/read`, { as, body });
}

test.each([
  ['takes too long', { longestMs: 1 }, mapFileRefusals.tooLong],
  ['takes too much memory', { megabytes: 48 }, mapFileRefusals.tooMuch],
] as const)('a file that %s is no longer read, and the call says so', async (_how, limits, message) => {
  expect(await readWith(limits, many)).toMatchObject({
    status: 400,
    body: { message: [message], fields: [{ field: 'filePath', message }] },
  });
});
