import { isPending, type QueuedOperation } from '@tussock/sync';
import { awaitsFiles } from '../files/file-queue.ts';

/** So long nothing of what is on its way may get through before that is said, in milliseconds. */
const SOON_MS = 10_000;
/** The same where all of it waits for its files. */
const FILES_MS = 60_000;

/**
 * Tells whether what is on its way is held up: nothing of it has got through for a while, for whatever reason (a server that is there and
 * cannot write, a call that hangs, a page that should send and sleeps). It is over as soon as something of it gets through.
 */
export class StallTimer {
  readonly #onChange: (isStalled: boolean) => void;
  #opIds: readonly string[] = [];
  #isStalled = false;
  #within: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: (isStalled: boolean) => void) {
    this.#onChange = onChange;
  }

  /** The queue is another. */
  look(queue: readonly QueuedOperation[]): void {
    const left = queue.filter(isPending);
    const opIds = left.map(({ op }) => op.opId);
    const isLess = this.#opIds.some((opId) => !opIds.includes(opId));
    this.#opIds = opIds;
    const within = left.length === 0 ? undefined : left.every(awaitsFiles) ? FILES_MS : SOON_MS;
    if (isLess) this.#start(within);
    else if (within !== this.#within && !this.#isStalled) this.#start(within);
  }

  /** There is another line: whatever held it up before is over. */
  restart(): void {
    this.#start(this.#within);
  }

  #start(within: number | undefined): void {
    clearTimeout(this.#timer);
    this.#within = within;
    this.#set(false);
    if (within !== undefined) this.#timer = setTimeout(() => this.#set(true), within);
  }

  #set(isStalled: boolean): void {
    if (this.#isStalled === isStalled) return;
    this.#isStalled = isStalled;
    this.#onChange(isStalled);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
