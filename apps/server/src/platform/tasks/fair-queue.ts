import { refusals } from '@tussock/domain';
import { AppError } from '../http/app-error.ts';

/** Most waiting works in all, as many as a person would wait for; a further request is refused with their number. */
const MOST_WAITING = 30;
/** Most waiting works of one owner. */
const MOST_OF_ONE = 3;

interface Waiting {
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

export interface FairQueue {
  /**
   * Runs the work when its turn comes.
   *
   * @throws AppError busy when there is no room, or the queue is closed meanwhile; requestTimeout when `signal` aborted before its turn
   */
  add<T>(ownerId: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Refuses waiting and later works. */
  refuseWaiting(): void;
  /** Resolves when nothing is running any more. */
  ended(): Promise<void>;
}

const refuseStopping = (): AppError => new AppError('busy', { message: [refusals.restarting] });
const refuseLeft = (): AppError => new AppError('requestTimeout');
export interface FairQueueSettings {
  /** Number of concurrent works. */
  readonly atOnce?: number;
  readonly mostWaiting?: number;
  /** Most waiting works of one owner. */
  readonly mostOfOne?: number;
  /** Message of a refusal, from the number of waiting works. */
  readonly saysFull?: (waiting: number) => string;
}

const USUAL: Required<FairQueueSettings> = {
  atOnce: 1,
  mostWaiting: MOST_WAITING,
  mostOfOne: MOST_OF_ONE,
  saysFull: refusals.reportsWaiting,
};

/** Creates a queue that runs a number of works at a time, by default one; owners take turns, however many works each has waiting. */
export function fairQueue(settings: FairQueueSettings = {}): FairQueue {
  const { atOnce, mostWaiting, mostOfOne, saysFull } = { ...USUAL, ...settings };
  const refuseFull = (waits: number): AppError =>
    new AppError('busy', { message: [saysFull(waits)], logText: `${waits} are waiting` });
  /** Waiting works by owner, in the order of their turns. */
  const waiting = new Map<string, Waiting[]>();
  const atHand = new Set<Promise<unknown>>();
  let isClosed = false;
  const count = (): number => [...waiting.values()].reduce((sum, { length }) => sum + length, 0);

  function next(): void {
    const [first] = waiting;
    if (atHand.size >= atOnce || !first) return;
    const [ownerId, own] = first;
    const chosen = own.shift();
    // Behind all others, for the next of theirs.
    waiting.delete(ownerId);
    if (own.length > 0) waiting.set(ownerId, own);
    chosen?.start();
  }

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    const running = work();
    const settled = running.catch(() => undefined);
    atHand.add(settled);
    try {
      return await running;
    } finally {
      atHand.delete(settled);
      next();
    }
  };

  return {
    add(ownerId, work, signal) {
      const own = waiting.get(ownerId) ?? [];
      const total = count();
      if (isClosed) return Promise.reject(refuseStopping());
      if (signal?.aborted) return Promise.reject(refuseLeft());
      if (total >= mostWaiting || own.length >= mostOfOne) return Promise.reject(refuseFull(total));
      return new Promise((resolve, reject) => {
        const start = (): void => resolve(run(work));
        const mine = { start, refuse: reject };
        waiting.set(ownerId, [...own, mine]);
        signal?.addEventListener('abort', () => {
          // Nobody hears this any more; the place is for others.
          const left = (waiting.get(ownerId) ?? []).filter((one) => one !== mine);
          if (left.length > 0) waiting.set(ownerId, left);
          else waiting.delete(ownerId);
          reject(refuseLeft());
        });
        next();
      });
    },
    refuseWaiting() {
      isClosed = true;
      for (const { refuse } of [...waiting.values()].flat()) refuse(refuseStopping());
      waiting.clear();
    },
    async ended() {
      await Promise.all(atHand);
    },
  };
}
