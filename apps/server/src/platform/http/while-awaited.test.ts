import { EventEmitter, once } from 'node:events';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { installErrorReplies } from './error-reply.ts';
import { whileAwaited } from './while-awaited.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A server whose one call has this long, and does this work. */
async function serve(longestMs: number, work: (ended: AbortSignal) => Promise<object>): Promise<URL> {
  app = fastify();
  installErrorReplies(app);
  app.post('/', (_request, reply) => whileAwaited(reply, longestMs, work));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`); // it listens to a port
}

const HOUR = 3_600_000;
/** A call with a body, as the framework forgets its limit of time with the body. */
const posted = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' };

test('[ERR-408] a call with a body whose time is over is answered so, and what it does is told', async () => {
  let heard: AbortSignal | undefined;
  const url = await serve(20, (ended) => {
    heard = ended;
    return new Promise(() => undefined);
  });
  expect((await fetch(url, posted)).status).toBe(408);
  expect(heard?.aborted).toBe(true);
});

test('what is done for whoever has gone is told, and only then', async () => {
  const work = new EventEmitter();
  const url = await serve(HOUR, async (ended) => {
    work.emit('begun', ended);
    await once(ended, 'abort');
    return {};
  });
  const begun = once(work, 'begun') as Promise<[AbortSignal]>; // what it is emitted with
  const asking = ask(url, posted).on('error', () => undefined);
  asking.end(posted.body);
  const [ended] = await begun;
  expect(ended.aborted).toBe(false);
  asking.destroy();
  await once(ended, 'abort');
  expect(ended.aborted).toBe(true);
});

test('who had gone before their call was begun is known to have gone', async () => {
  const raw = Object.assign(new EventEmitter(), { closed: true });
  const reply = { raw, elapsedTime: 0 } as unknown as FastifyReply; // what is asked of it
  expect(await whileAwaited(reply, HOUR, (ended) => Promise.resolve(ended.aborted))).toBe(true);
});

test('what is done in time is answered, and its own fault of time is not that of the call', async () => {
  const url = await serve(HOUR, (ended) => Promise.resolve({ isOver: ended.aborted }));
  expect(await (await fetch(url, posted)).json()).toEqual({ isOver: false });
  await app.close();
  const late = await serve(HOUR, () => Promise.reject(new DOMException('the store is slow', 'TimeoutError')));
  expect((await fetch(late, posted)).status).toBe(500);
});
