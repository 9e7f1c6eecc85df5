import { get, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let cookie: string;
let planPath: string;
beforeAll(async () => {
  server = await startTestServer();
  const lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  cookie = lead.cookie;
  planPath = `/api/plan/${await server.addPlan({ lead })}`;
});
afterAll(() => server.close());

/** An answer as it comes over the line: `fetch` would unpack it. */
const answerOf = (path: string, encodings?: string) =>
  new Promise<{ headers: IncomingMessage['headers']; bytes: Buffer }>((resolve, reject) => {
    get(
      `${server.url}${path}`,
      {
        headers: {
          accept: 'application/json',
          cookie,
          ...(encodings ? { 'accept-encoding': encodings } : {}),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) }));
      },
    ).on('error', reject);
  });

test('a large answer comes packed to whoever can read it, and is the same as without', async () => {
  const packed = await answerOf(planPath, 'gzip, deflate, br');
  const plain = await answerOf(planPath);
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('accept-encoding');
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
  expect(gunzipSync(packed.bytes)).toEqual(plain.bytes);
});

test('a small answer is sent as it is', async () => {
  const { headers, bytes } = await answerOf('/api/auth/info', 'gzip');
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(bytes.toString())).toBeTypeOf('object');
});
