import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mapFileRefusals } from '@tussock/domain';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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

type ReadingLimits = NonNullable<StartOptions['readingLimits']>;

/** Asks the call that reads a file under a name, on a server whose readers are ended there. */
async function startReading(readingLimits: ReadingLimits, bytes: Uint8Array) {
  server = await startTestServer({ taskKinds: {}, readingLimits });
  const as = await server.addUser({ role: 'providerStaff' });
  const planId = await server.addPlan({ lead: as });
  const filePath = await sendMapFile(server, { as, planId }, bytes);
  return (fileName: string, signal?: AbortSignal) =>
    server.call(`/api/plan/${planId}/map-file/read`, {
      as,
      body: { filePath, fileName, readAs: {} },
      ...(signal ? { signal } : {}),
    });
}

test.each([
  ['takes too long', { longestMs: 1 }, mapFileRefusals.tooLong],
  ['takes too much memory', { megabytes: 48 }, mapFileRefusals.tooMuch],
] as const)('a file that %s is no longer read, and the call says so', async (_how, limits, message) => {
  const read = await startReading(limits, many);
  expect(await read('survey.geojson')).toMatchObject({
    status: 400,
    body: { message: [message], fields: [{ field: 'filePath', message }] },
  });
});

test('a file that nobody waits for any more is no longer read: others have its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tussock-makers-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const makers = join(folder, 'makers.mjs');
  await writeFile(
    makers,
    `import { writeFile } from 'node:fs/promises';
    import { join } from 'node:path';
    export const openFiles = () => ({});
    const readMapFile = async ({ name }, { path }) => {
      await writeFile(join(${JSON.stringify(folder)}, name), '');
      if (name.startsWith('endless')) await new Promise(() => setInterval(() => undefined, 1e6));
      await writeFile(path, JSON.stringify({ rows: [] }));
    };
    export const makers = { readMapFile };`,
  );
  const read = await startReading({ makers: pathToFileURL(makers) }, many.subarray(0, 10));
  // As many as are read at once.
  const names = ['endless-1', 'endless-2'];
  const leaving = new AbortController();
  const left = names.map((name) => read(name, leaving.signal));
  for (const name of names) await vi.waitFor(() => access(join(folder, name)), 20_000);
  leaving.abort();
  for (const one of left) await expect(one).rejects.toThrow();
  expect((await read('survey')).status).toBe(200);
});
