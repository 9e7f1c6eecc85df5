import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answeredScript } from './answer-with-page.ts';

beforeEach(() => void vi.useFakeTimers());
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
