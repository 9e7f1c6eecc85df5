import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
])(
  'a large answer comes packed with %s to whoever asks for %s, and is the same as without',
  async (way, accepted, unpack) => {
    const packed = await answerOf(planPath, accepted);
    const plain = await answerOf(planPath);
    expect(packed.headers).toMatchObject({ 'content-encoding': way, vary: 'accept-encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('accept-encoding');
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(unpack(packed.bytes)).toEqual(plain.bytes);
  },
);

test('a small answer is sent as it is', async () => {
  const { headers, bytes } = await answerOf('/api/auth/info', 'br, gzip');
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(bytes.toString())).toBeTypeOf('object');
});
