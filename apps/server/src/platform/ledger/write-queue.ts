import { AppError } from '../http/app-error.ts';

/** Writes to one plan go one after another in the database. One more may stand behind, so that none is lost in between; the rest wait
 * here, where waiting holds no connection. */
const AT_ONCE = 2;
const MOST_WAITING = 40;
const LONGEST_WAIT_MS = 10_000;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Keeps those who want the same thing in line, so that one plan cannot take every connection from the others. */
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

  /** @throws AppError planBusy when too many wait already, or the turn does not come */
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
