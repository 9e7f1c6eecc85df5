import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { endConnectionsOnClose } from './end-connections.ts';

function later(): readonly [Promise<void>, () => void] {
  let settle = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return [promise, settle];
}

test('the answer that is under way when a server is told to close says that nothing more comes on its connection', async () => {
  const app = Fastify();
  endConnectionsOnClose(app);
  const [asked, sayAsked] = later();
  const [released, release] = later();
  app.get('/slow', async () => {
    sayAsked();
    await released;
    return 'whole';
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${url}/slow`);
  await asked;
  const closed = app.close();
  // All that is done before a server closes is done by then.
  await new Promise(setImmediate);
  release();
  const { headers, status } = await answer;
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  await closed;
});

test('a request of which the rest does not come keeps no server from closing', async () => {
  const app = Fastify();
  endConnectionsOnClose(app, { unsentMs: 10 });
  app.post('/slow', () => 'whole');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const asked = once(app.server, 'request');
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(
    'POST /slow HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"half":',
  );
  await asked;
  const ended = once(socket, 'close');
  await app.close();
  await ended;
});
