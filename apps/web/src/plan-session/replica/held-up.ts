import type { QueuedOperation } from '@tussock/sync';
import { isOnItsWay, waitsForFile } from './on-its-way.ts';

/** So long nothing of what is on its way may get through before that is said, in milliseconds. */
const SOON_MS = 10_000;
/** The same where all of it waits for its files. */
const FILES_MS = 60_000;

/**
 * Tells whether what is on its way is held up: nothing of it has got through for a while, for whatever reason (a server that is there and
 * cannot write, a call that hangs, a page that should send and sleeps). It is over as soon as something of it gets through.
 */
export class HeldUp {
  readonly #tell: (isHeldUp: boolean) => void;
  #opIds: readonly string[] = [];
  #isHeldUp = false;
  #within: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (isHeldUp: boolean) => void) {
    this.#tell = tell;
  }

  /** The queue is another. */
  look(queue: readonly QueuedOperation[]): void {
    const left = queue.filter(isOnItsWay);
    const opIds = left.map(({ op }) => op.opId);
    const isLess = this.#opIds.some((opId) => !opIds.includes(opId));
    this.#opIds = opIds;
    const within = left.length === 0 ? undefined : left.every(waitsForFile) ? FILES_MS : SOON_MS;
    if (isLess) this.#begin(within);
    else if (within !== this.#within && !this.#isHeldUp) this.#begin(within);
  }

  /** There is another line: whatever held it up before is over. */
  beginAnew(): void {
    this.#begin(this.#within);
  }

  #begin(within: number | undefined): void {
    clearTimeout(this.#timer);
    this.#within = within;
    this.#say(false);
    if (within !== undefined) this.#timer = setTimeout(() => this.#say(true), within);
  }

  #say(isHeldUp: boolean): void {
    if (this.#isHeldUp === isHeldUp) return;
    this.#isHeldUp = isHeldUp;
    this.#tell(isHeldUp);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
