import { connect, createServer, type Socket } from 'node:net';

/** How a line in the country is: slow each way, and far from everything. */
export interface CountryLine {
  readonly bytesPerSecond: number;
  /** From a question to the first byte of its answer, beyond what the server takes. */
  readonly roundTripMs: number;
}

/** What one cable holds: a packet of the usual size. */
const PACKET_BYTES = 1400;

/** One direction of the line: its connections take turns, packet by packet, each as long as its bytes take; all arrive later. */
class Direction {
  readonly #line: CountryLine;
  /** What waits, by the connection it goes to; who was served last is the last. */
  readonly #waiting = new Map<Socket, Buffer[]>();
  /** What is sent and has not arrived, in the order in which it does. */
  readonly #underWay: { readonly packet: Buffer; readonly to: Socket; readonly at: number }[] = [];
  #isSending = false;
  /** When the line is free again; kept exactly, as timers are late. */
  #freeAt = 0;
  carried = 0;

  constructor(line: CountryLine) {
    this.#line = line;
  }

  carry(data: Buffer, to: Socket): void {
    const queue = this.#waiting.get(to) ?? [];
    this.#waiting.set(to, queue);
    for (let at = 0; at < data.length; at += PACKET_BYTES) queue.push(data.subarray(at, at + PACKET_BYTES));
    if (!this.#isSending) this.#send();
  }

  #take(): { readonly packet: Buffer; readonly to: Socket } | undefined {
    const [turn] = this.#waiting;
    if (!turn) return undefined;
    const [to, queue] = turn;
    const packet = queue.shift();
    this.#waiting.delete(to);
    if (queue.length > 0) this.#waiting.set(to, queue);
    return packet && { packet, to };
  }

  #send(): void {
    const next = this.#take();
    this.#isSending = next !== undefined;
    if (!next) return;
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + (next.packet.length / this.#line.bytesPerSecond) * 1000;
    this.carried += next.packet.length;
    this.#underWay.push({ ...next, at: this.#freeAt + this.#line.roundTripMs / 2 });
    if (this.#underWay.length === 1) this.#deliver();
    setTimeout(() => this.#send(), Math.max(0, this.#freeAt - now));
  }

  /** One timer for all: two of nearly the same time may fire in either order, and the bytes of a file would be mixed up. */
  #deliver(): void {
    for (let next = this.#underWay[0]; next; next = this.#underWay[0]) {
      const wait = next.at - performance.now();
      if (wait > 0) {
        setTimeout(() => this.#deliver(), wait);
        return;
      }
      this.#underWay.shift();
      if (!next.to.destroyed) next.to.write(next.packet);
    }
  }
}

interface Carried {
  readonly url: string;
  /** Bytes that came down the line so far, headers with them. */
  readonly downBytes: () => number;
  readonly close: () => Promise<void>;
}

/**
 * Puts a slow line before a server: everything a browser asks for goes over it, its service worker's questions too, which the browser's own
 * throttling leaves out.
 */
export async function layCountryLine(serverUrl: string, line: CountryLine): Promise<Carried> {
  const { hostname, port } = new URL(serverUrl);
  const up = new Direction(line);
  const down = new Direction(line);
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (data) => up.carry(data, far));
    far.on('data', (data) => down.carry(data, near));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  return {
    url: `http://${hostname}:${typeof address === 'object' && address ? address.port : 0}`,
    downBytes: () => down.carried,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        proxy.close(() => resolve());
      }),
  };
}
