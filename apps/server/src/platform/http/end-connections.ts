import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Time-out at closing for a request that has not arrived whole: the client will send it again. */
const UNSENT_MS = 2000;

/**
 * Lets a closing server end at once: idle connections are closed, busy ones close with their present answer, which says so, and new requests are
 * refused with `busy`. Fastify alone closes the connections that are idle at that moment, but neither those that become idle by its own last answer
 * nor those that browsers open ahead of need.
 */
export function endConnectionsOnClose(app: FastifyInstance, { unsentMs = UNSENT_MS } = {}): void {
  const answering = new Map<Socket, Set<ServerResponse>>();
  let isClosing = false;
  const endIfIdle = (socket: Socket): void => {
    if (isClosing && answering.get(socket)?.size === 0) socket.destroySoon();
  };
  const { server } = app;
  server.on('connection', (socket) => {
    answering.set(socket, new Set());
    socket.once('close', () => answering.delete(socket));
    endIfIdle(socket);
  });
  server.on('request', ({ socket }, response) => {
    answering.get(socket)?.add(response);
    response.once('close', () => {
      answering.get(socket)?.delete(response);
      endIfIdle(socket);
    });
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new AppError('busy');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of answering.keys()) endIfIdle(socket);
    setTimeout(() => {
      for (const [socket, responses] of answering)
        if ([...responses].some(({ req }) => !req.complete)) socket.destroy();
    }, unsentMs).unref();
  });
}
