import { AppError } from '../http/app-error.ts';

/**
 * Writes of one plan run one after another in the database. Two may be there at once, so that no time is lost between them; the others queue here,
 * where waiting takes no connection.
 */
const AT_ONCE = 2;
const MOST_WAITING = 40;
const LONGEST_WAIT_MS = 10_000;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Creates a queue with one line per key, so that the writes of one plan cannot take every database connection. */
export function createWriteQueue({
  atOnce = AT_ONCE,
  mostWaiting = MOST_WAITING,
  longestWaitMs = LONGEST_WAIT_MS,
} = {}) {
  const lines = new Map<string, Line>();

  const leave = (key: string, line: Line): void => {
    const next = line.waiting.shift();
    // Whoever is next takes over the place.
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) lines.delete(key);
  };

  const wait = (line: Line): Promise<void> =>
    new Promise((resolve, reject) => {
      if (line.waiting.length >= mostWaiting)
        return reject(new AppError('planBusy', { logText: 'too many wait' }));
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(enter), 1);
        reject(new AppError('planBusy', { logText: 'waited too long' }));
      }, longestWaitMs);
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      line.waiting.push(enter);
    });

  /** Runs work in the line of a key. @throws AppError planBusy when the line is full, or the turn does not come in time */
  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running >= atOnce) await wait(line);
    else line.running += 1;
    try {
      return await work();
    } finally {
      leave(key, line);
    }
  };
}
