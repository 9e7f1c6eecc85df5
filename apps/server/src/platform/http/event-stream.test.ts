import { once } from 'node:events';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { followEvents } from '../../testing/follow-events.ts';
import { openEventStream, type EventStream } from './event-stream.ts';

/** A server with one stream, which is handed over when somebody opens it. */
async function serveStream() {
  const app = fastify();
  let ended = 0;
  const opened = new Promise<EventStream>((resolve) => {
    app.get('/', (_request, reply) => resolve(openEventStream(reply, () => (ended += 1))));
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { url, opened, ended: () => ended };
}

const LARGE = 64 * 1024;

test('events arrive with their name, their number and what they say', async () => {
  const { url, opened } = await serveStream();
  const following = await followEvents(url, undefined);
  (await opened).send({ id: 7, event: 'change', data: '{"rev":7}' });
  expect(await following.next('change')).toEqual({ event: 'change', id: '7', data: { rev: 7 } });
  following.close();
});

test('whoever does not read is cut off, and what is sent after is dropped', async () => {
  const { url, opened, ended } = await serveStream();
  const following = await followEvents(url, undefined);
  following.stopReading();
  const stream = await opened;
  const data = JSON.stringify({ text: 'x'.repeat(LARGE) });
  Array.from({ length: 400 }, () => stream.send({ event: 'change', data }));
  await expect.poll(ended).toBe(1);
  stream.send({ event: 'change', data });
  stream.end();
  expect(ended()).toBe(1);
});

test('the end is told once, when the server ends it and when the browser goes away', async () => {
  const [one, other] = [await serveStream(), await serveStream()];
  const [first, second] = [await followEvents(one.url, undefined), await followEvents(other.url, undefined)];
  (await one.opened).end();
  await first.over();
  second.close();
  await expect.poll(() => [one.ended(), other.ended()]).toEqual([1, 1]);
});

test('whoever went away before it was opened is told to have ended as well', async () => {
  const app = fastify();
  let ended = 0;
  let isAsked = false;
  app.get('/', async (_request, reply) => {
    isAsked = true;
    await once(reply.raw, 'close');
    openEventStream(reply, () => (ended += 1));
    return reply;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const leaving = new AbortController();
  const asking = fetch(url, { signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => isAsked).toBe(true);
  leaving.abort();
  expect(await asking).toBe('left');
  await expect.poll(() => ended).toBe(1);
});
