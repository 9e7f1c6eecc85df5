import type { FastifyReply } from 'fastify';
import { openStreams } from '../metrics/meters.ts';

/** Most unread bytes of a client. One with more is not reading: it is disconnected, and requests what it missed. */
const MOST_UNREAD = 1024 * 1024;

export interface ServerEvent {
  readonly event: string;
  /** JSON text, on one line. */
  readonly data: string;
  /** Event id, which the browser repeats when it reconnects. */
  readonly id?: number;
}

/** A stream of server-sent events to one browser, until either side ends it. */
export interface EventStream {
  send(event: ServerEvent): void;
  end(): void;
}

/** Answers a request with an event stream. `onEnd` is called once, whichever side ended it. */
export function openEventStream(reply: FastifyReply, onEnd: () => void): EventStream {
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // A proxy that gathers what it passes on would pass on nothing.
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  openStreams.inc();
  const ended = (): void => {
    openStreams.dec();
    onEnd();
  };
  // Whoever went away while they were asked who they are has closed it already, and is not told of again.
  if (raw.destroyed) queueMicrotask(ended);
  else raw.once('close', ended);
  raw.on('error', () => {}); // the other side went away: its end is told by `close`
  return {
    send({ event, data, id }) {
      if (raw.destroyed || raw.writableEnded) return;
      if (raw.writableLength > MOST_UNREAD) return void raw.destroy();
      raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`);
    },
    end: () => void raw.end(),
  };
}
