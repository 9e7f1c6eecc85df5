import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Valley } from '../cadastre/valley.ts';
import { openPhotoTiles } from '../orthophoto/photo-tiles.ts';
import { createFaultOrders, parseFault, type Fault, type FaultOrders } from './faults.ts';
import { createValleyLayers } from './layers/valley-layers.ts';
import { textReply, type Reply, type StandInRequest } from './reply.ts';
import { answer, type StandInWorld } from './routes/answer.ts';
import { createValleyTiles } from './routes/tiles.ts';
import { sendReply, spoilReply } from './send-reply.ts';

export interface StandInWish {
  /** Grown when the first request comes, where it is given as how to do so. */
  valley: Valley | (() => Promise<Valley>);
  /** File with the tiles of the aerial photograph; none without it. */
  photoTiles?: string;
  /** The only key that the services accept. */
  key: string;
  /** 0, a free port, when left out. */
  port?: number;
  /** 127.0.0.1 when left out. */
  host?: string;
  /** No ordered delay lasts longer than this; tests keep it small. */
  longestDelayMs?: number;
  /** Status of WFS exception reports: the real service mostly gives 400, sometimes 200. */
  exceptionStatus?: 200 | 400;
}

/** A request that came in, for tests that count them. */
export interface SeenRequest {
  path: string;
  query: string;
  /** The `Authorization` header, if there was one. */
  authorization: string | undefined;
}

export interface StandIn {
  /** Address without a slash at the end. */
  url: string;
  faults: FaultOrders;
  /** The last thousand requests, oldest first. */
  seen: readonly SeenRequest[];
  /** Number of replies now held back by a delay. */
  countDelayed(): number;
  /** Ends delays and connections, then the server. */
  close(): Promise<void>;
}

const MOST_SEEN = 1000;

/** Waits, unless the response is closed first: by a caller who hung up or by the server's end. True when it should go on. */
function waitUnlessClosed(response: ServerResponse, delayMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (goesOn: boolean) => () => {
      clearTimeout(timer);
      response.off('close', hangUp);
      resolve(goesOn);
    };
    const hangUp = settle(false);
    const timer = setTimeout(settle(true), delayMs);
    response.once('close', hangUp);
  });
}

function readRequest(request: IncomingMessage): StandInRequest {
  const origin = `http://${request.headers.host ?? 'localhost'}`;
  const url = new URL(request.url ?? '/', origin);
  return {
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    headers: request.headers,
    origin,
  };
}

function answerSafely(
  world: StandInWorld,
  method: string | undefined,
  request: StandInRequest,
): Reply | Promise<Reply> {
  if (method === 'OPTIONS') {
    return {
      ...textReply(204, ''),
      headers: { 'Access-Control-Allow-Headers': '*, authorization, x-standin' },
    };
  }
  if (method !== 'GET' && method !== 'HEAD') return textReply(405, 'Method not allowed');
  return answer(world, request);
}

/** Tiles of a packed photograph, which is opened when the first is asked for; none where there is no file. */
function photoOf(path: string | undefined): StandInWorld['photo'] {
  let opened: ReturnType<typeof openPhotoTiles> | undefined;
  return async (tile) => {
    if (path === undefined) return null;
    opened ??= openPhotoTiles(path);
    return (await opened)(tile);
  };
}

/** What the routes answer from; the valley is grown for it where it is not there yet. */
async function makeWorld({
  valley,
  key,
  photoTiles,
  exceptionStatus = 400,
}: StandInWish): Promise<StandInWorld> {
  const ground = typeof valley === 'function' ? await valley() : valley;
  const layers = createValleyLayers(ground);
  const tiles = createValleyTiles(ground, layers);
  return { key, layers, tiles, photo: photoOf(photoTiles), exceptionStatus };
}

/**
 * Starts a server that speaks the protocols of the land survey, the base map and the river tiles from a made-up valley.
 *
 * @throws when the port is taken.
 */
export async function startStandIn(wish: StandInWish): Promise<StandIn> {
  const { port = 0, host = '127.0.0.1', longestDelayMs = Number.POSITIVE_INFINITY } = wish;
  let world: Promise<StandInWorld> | undefined;
  const { orders, take } = createFaultOrders();
  const seen: SeenRequest[] = [];
  let delayed = 0;

  const findFault = ({ path, query, headers }: StandInRequest): Fault => {
    const own = headers['x-standin'] ?? query.get('x-standin');
    return (own ? parseFault(String(own)) : take(path)) ?? {};
  };
  const respond = async (message: IncomingMessage, response: ServerResponse) => {
    const request = readRequest(message);
    seen.push({
      path: request.path,
      query: request.query.toString(),
      authorization: message.headers.authorization,
    });
    if (seen.length > MOST_SEEN) seen.shift();
    const fault = findFault(request);
    if (fault.delayMs) {
      delayed++;
      const goesOn = await waitUnlessClosed(response, Math.min(fault.delayMs, longestDelayMs));
      delayed--;
      if (!goesOn) return;
    }
    const reply = await answerSafely(await (world ??= makeWorld(wish)), message.method, request);
    sendReply(message, response, spoilReply(reply, fault), fault);
  };
  const server = createServer((message, response) => {
    respond(message, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host}:${actualPort}`,
    faults: orders,
    seen,
    countDelayed: () => delayed,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
