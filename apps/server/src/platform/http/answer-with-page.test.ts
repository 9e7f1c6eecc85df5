import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import rateLimit from '@fastify/rate-limit';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answeredScript } from './answer-with-page.ts';
import { serveWebApp } from './serve-web-app.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

const request = {
  url: '/plan/1?x=1?2',
  ip: '10.0.0.1',
  headers: { 'sec-fetch-mode': 'navigate', cookie: 'c=1' },
} as unknown as FastifyRequest;
const never = new Promise<never>(() => undefined);
const scriptWith = (
  inject: (options: { url: string }) => Promise<object>,
  askedFirst: (pathname: string, search: string) => string[] = () => ['/a', '/b'],
) =>
  answeredScript({ inject } as unknown as FastifyInstance, request, {
    askedFirst,
    elementId: 'answered',
    mayBeSomebody: () => true,
    longestWaitMs: 80,
  });

test('what does not answer in time is left to the page, and the rest comes with it', async () => {
  const script = scriptWith(async ({ url }) =>
    url === '/a' ? { statusCode: 200, body: '{"a":1}' } : await never,
  );
  await vi.advanceTimersByTimeAsync(80);
  expect(await script).toBe('<script type="application/json" id="answered">{"/a":{"a":1}}</script>');
});

test('where nothing answers, or what is asked fails, there is no script', async () => {
  const late = scriptWith(() => never);
  await vi.advanceTimersByTimeAsync(80);
  expect(await late).toBe('');
  expect(await scriptWith(() => Promise.reject(new Error('closing')))).toBe('');
});

test('a place is told apart from its query, as browsers do', async () => {
  const askedFirst = vi.fn<(pathname: string, search: string) => string[]>(() => []);
  await scriptWith(() => never, askedFirst);
  expect(askedFirst).toHaveBeenCalledWith('/plan/1', '?x=1?2');
});

test('it is asked as whoever asks for the page, from where they ask', async () => {
  const inject = vi.fn<(options: { url: string }) => Promise<object>>(() =>
    Promise.resolve({ statusCode: 403, body: '{}' }),
  );
  await scriptWith(inject, () => ['/a']);
  expect(inject).toHaveBeenCalledWith({
    method: 'GET',
    url: '/a',
    remoteAddress: '10.0.0.1',
    headers: { accept: 'application/json', cookie: 'c=1' },
  });
});

describe('the page goes out before what is answered with it', () => {
  const PAGE = '<!doctype html><body>first picture</body>';
  test.each([
    ['plain', 'identity', (bytes: Buffer) => bytes.toString()],
    ['packed', 'br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
  ] as const)('%s', async (_case, encoding, read) => {
    vi.useRealTimers();
    const folder = await mkdtemp(join(tmpdir(), 'tussock-page-'));
    await writeFile(join(folder, 'index.html'), PAGE);
    let saySo: () => void = () => undefined;
    const isHere = new Promise<void>((done) => {
      saySo = done;
    });
    const app = fastify();
    app.get('/a', async () => {
      await isHere;
      return { a: 1 };
    });
    await app.register(rateLimit);
    await serveWebApp(app, folder, {
      askedFirst: () => ['/a'],
      elementId: 'answered',
      mayBeSomebody: () => true,
      longestWaitMs: 60_000,
    });
    onTestFinished(async () => {
      await app.close();
      await rm(folder, { recursive: true });
    });
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/farm`;
    const headers = { 'sec-fetch-mode': 'navigate', 'accept-encoding': encoding };
    const chunks: Buffer[] = [];
    const whole = new Promise<Buffer>((done, fail) => {
      get(url, { headers }, (page) => {
        page.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          // Nothing is answered until the first of the page is here.
          saySo();
        });
        page.on('end', () => done(Buffer.concat(chunks)));
      }).on('error', fail);
    });
    expect(read(await whole)).toBe(
      '<!doctype html><body>first picture<script type="application/json" id="answered">{"/a":{"a":1}}</script></body>',
    );
    expect(chunks.length).toBeGreaterThan(1);
  });
});
