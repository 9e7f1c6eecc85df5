import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { refusals } from '@tussock/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const PAGE = '<!doctype html><title>Tussock</title>';
const BUILT_AT = new Date('2026-11-26T09:00:00Z');
// What is packed is not what its name says: which of them was sent shows in the answer.
const FILES: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  'favicon.svg': '<svg/>',
  'icons/mark.png': 'png',
  'assets/entry-a1b2c3.js': 'export {};',
  'assets/entry-a1b2c3.js.br': 'by brotli',
  'assets/entry-a1b2c3.js.gz': 'by gzip',
  'assets/looks-d4e5f6.css': 'a{}',
};
const SCRIPT = '/assets/entry-a1b2c3.js';

let server: TestServer;
let webFolder: string;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'tussock-files-'));
  await mkdir(join(webFolder, 'assets'));
  await mkdir(join(webFolder, 'icons'));
  for (const [path, content] of Object.entries(FILES)) {
    await writeFile(join(webFolder, path), content);
    await utimes(join(webFolder, path), BUILT_AT, BUILT_AT);
  }
  server = await startTestServer({ webFolder });
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks for a path as it is written: a browser would tidy it first. */
const ask = (
  path: string,
  { of = server, method = 'GET', headers = {} }: { of?: TestServer; method?: string; headers?: object } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(of.url);
    const asked = request({ hostname, port, path, method, headers: { ...headers } }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      );
    });
    asked.on('error', reject).end();
  });

describe('whoever goes to an address that is refused', () => {
  test.each([
    ['/plan/%E0%A4%A/view/farm', 400, 'The address contains characters that are not text.'],
    ['/api/none', 404, refusals.notFound],
  ])('%s, reads why on a page that leads on', async (path, status, sentence) => {
    const answer = await ask(path, { headers: { 'sec-fetch-mode': 'navigate' } });
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).toContain(`<h1>${sentence}</h1>`);
    expect(answer.body).toContain('<a href="/">Go home</a>');
    const called = await ask(path);
    expect([called.status, called.headers['content-type']]).toEqual([
      status,
      'application/json; charset=utf-8',
    ]);
  });
});

test('a page is answered whatever stands behind the question mark', async () => {
  const answer = await ask('/dashboard?search=%ff&page=%', { headers: { 'sec-fetch-mode': 'navigate' } });
  expect([answer.status, answer.body]).toEqual([200, PAGE]);
});

describe('a file named by its content', () => {
  test('comes with what a browser needs to keep it for ever', async () => {
    const { status, headers, body } = await ask(SCRIPT);
    expect([status, body]).toEqual([200, 'export {};']);
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '10',
      'content-type': 'application/javascript; charset=utf-8',
      'last-modified': 'Thu, 26 Nov 2026 09:00:00 GMT',
      vary: 'accept-encoding',
    });
    expect(headers.etag).toMatch(/^W\/"a-/);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    // What a script may do that is run as a worker; the rest is for pages, and each of their files would carry it.
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self' 'wasm-unsafe-eval';font-src 'self';img-src 'self' data: blob:;connect-src 'self'",
    );
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['reporting-endpoints']).toBeUndefined();
  });

  test.each([
    ['br', 'br', 'by brotli'],
    ['gzip, deflate, br, zstd', 'br', 'by brotli'],
    ['gzip', 'gzip', 'by gzip'],
    ['gzip;q=1, br;q=0', 'gzip', 'by gzip'],
    ['deflate', undefined, 'export {};'],
    ['identity', undefined, 'export {};'],
  ])('is packed as whoever accepts %s can unpack it', async (accepted, encoding, body) => {
    const answer = await ask(SCRIPT, { headers: { 'accept-encoding': accepted } });
    expect([answer.status, answer.headers['content-encoding'], answer.body]).toEqual([200, encoding, body]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-length': `${body.length}`,
      vary: 'accept-encoding',
    });
  });

  test('is sent as it is where the build has not packed it', async () => {
    const answer = await ask('/assets/looks-d4e5f6.css', { headers: { 'accept-encoding': 'br, gzip' } });
    expect([answer.status, answer.headers['content-encoding'], answer.body]).toEqual([200, undefined, 'a{}']);
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
  });

  test('has the same head where only that is asked for', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { headers: whole } = await ask(SCRIPT, { headers });
    const { status, headers: head, body } = await ask(SCRIPT, { method: 'HEAD', headers });
    expect([status, body]).toEqual([200, '']);
    expect({ ...head, date: '' }).toEqual({ ...whole, date: '' });
  });

  test.each(['if-none-match', 'if-modified-since'])(
    'is not sent again to whoever has it (%s)',
    async (asking) => {
      const { headers } = await ask(SCRIPT);
      const known = asking === 'if-none-match' ? headers.etag : headers['last-modified'];
      const again = await ask(SCRIPT, { headers: { [asking]: known } });
      expect([again.status, again.body]).toEqual([304, '']);
      expect(again.headers.etag).toBe(headers.etag);
    },
  );

  test('comes in parts to whoever asks for one', async () => {
    const part = await ask(SCRIPT, { headers: { range: 'bytes=0-5' } });
    expect([part.status, part.headers['content-range'], part.body]).toEqual([206, 'bytes 0-5/10', 'export']);
  });

  test.each([`${SCRIPT}?v=2`, '/assets/%65ntry-a1b2c3.js'])('is found at %s too', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: 'export {};' });
  });
});

test.each([
  ['/favicon.svg', '<svg/>', 'image/svg+xml'],
  ['/icons/mark.png', 'png', 'image/png'],
  ['/index.html', PAGE, 'text/html; charset=utf-8'],
  ['/', PAGE, 'text/html; charset=utf-8'],
])('%s, which may change, is asked for afresh each time', async (path, content, type) => {
  const { status, headers, body } = await ask(path);
  expect([status, body]).toEqual([200, content]);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': type,
    vary: 'accept-encoding',
  });
});

describe('what is no file of the build', () => {
  test.each([
    '/assets/entry-gone.js',
    '/assets/entry-a1b2c3.js.map',
    '/assets/entry-a1b2c3.js/',
    '/assets//entry-a1b2c3.js',
    '/assets/./entry-a1b2c3.js',
    '/assets/Entry-a1b2c3.js',
    '/ASSETS/entry-a1b2c3.js',
    '//assets/entry-a1b2c3.js',
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/index.html',
    '/assets/../../../../etc/passwd',
    String.raw`/assets/..\index.html`,
    '/assets/%00',
    '/assets/',
    '/assets',
    '/assets/__proto__',
    `/assets/${'x'.repeat(500)}`,
  ])('[ERR-404] is not there: %s', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, JSON.parse(body)]).toEqual([
      404,
      expect.objectContaining({ code: 'notFound', message: refusals.notFound }),
    ]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['POST', SCRIPT],
    ['PUT', SCRIPT],
    ['DELETE', SCRIPT],
    ['HEAD', '/assets/entry-gone.js'],
  ])('[ERR-404] nor is anything there to %s at %s', async (method, path) => {
    expect((await ask(path, { method })).status).toBe(404);
  });

  test('[ERR-400] an address that cannot be read is refused', async () => {
    expect((await ask('/assets/%zz')).status).toBe(400);
  });

  test.each(['/plan/7', '/icons/gone.png', '/..%2f..%2fetc/passwd'])(
    'is the page of a screen elsewhere: %s',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 200, body: PAGE });
    },
  );
});

describe('whoever asks too often', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ rateLimitScale: 2 / 1200, webFolder });
  });
  afterAll(() => strict.close());
  const statusOf = async (path: string) => (await ask(path, { of: strict })).status;

  test('[ERR-429] may ask for files without end, and not for what is none of them', async () => {
    const gone = () => statusOf('/assets/entry-gone.js');
    expect([await gone(), await gone(), await gone()]).toEqual([404, 404, 429]);
    expect([await statusOf(SCRIPT), await statusOf(SCRIPT), await statusOf('/favicon.svg')]).toEqual([
      200, 200, 200,
    ]);
  });
});
