import type { Sent } from '@tussock/sync';

/** Waits between tries, in milliseconds: it doubles, and never all browsers at once. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** So often what waits is tried, also where nothing says that there is a line again. */
const TRIED_EVERY_MS = 30_000;

/** A wait before the next try, after so many that failed. `chance`: from 0 to 1. */
export const backOffMs = (failures: number, chance: number): number => {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1));
  return most / 2 + (most / 2) * chance;
};

interface SendServices {
  /** Sends what may go now. `isOver`: nothing more is begun. */
  readonly send: (isOver: () => boolean) => Promise<Sent>;
  /** Whether anything waits that may go. */
  readonly isWaiting: () => boolean;
  /** Whether this page may send now: one of all pages does, and only where the server was reached a moment ago. */
  readonly maySend: () => boolean;
  /** How it ended. */
  readonly onSent?: (sent: Sent) => void;
}

/** Sends what waits, when there is something, one run at a time; tries again later where that did not work. */
export class SendLoop {
  readonly #services: SendServices;
  #isRunning = false;
  #isWanted = false;
  #isClosed = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(services: SendServices) {
    this.#services = services;
  }

  /** Something may be sent: now, or as soon as what is under way has ended. */
  wake(): void {
    if (this.#isClosed || !this.#services.maySend()) return;
    this.#isWanted = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    void this.#run().finally(() => {
      this.#isRunning = false;
      if (this.#isWanted) this.wake();
    });
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isWanted = false;
    const { send, onSent } = this.#services;
    const sent = await send(() => this.#isClosed).catch((): Sent => ({ of: 'later' }));
    this.#failures = sent.of === 'later' ? this.#failures + 1 : 0;
    if (!this.#isClosed) onSent?.(sent);
    this.#planNext(sent);
  }

  #planNext(sent: Sent): void {
    if (this.#isClosed || !this.#services.isWaiting()) return;
    const again = sent.of === 'later' ? backOffMs(this.#failures, Math.random()) : TRIED_EVERY_MS;
    const asked = sent.of === 'later' ? (sent.afterSeconds ?? 0) * 1_000 : 0;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), Math.max(again, asked));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}
