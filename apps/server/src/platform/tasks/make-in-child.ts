import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverRoot } from '../configuration/server-root.ts';
import type { FileSettings } from '../files/open-file-store.ts';
import { fontFolders } from '../pdf/font-folders.ts';
import { forkBehindCalls } from './fork-behind-calls.ts';

const childFile = fileURLToPath(new URL('src/platform/tasks/task.child.mjs', serverRoot));

/** The module of makers, built beside the server; running from source builds it first. */
const builtMakers = import.meta.url.endsWith('.ts')
  ? new URL('.cache/long-work.js', serverRoot)
  : new URL(`long-work${extname(new URL(import.meta.url).pathname)}`, import.meta.url);

/** Heap limit of a process in megabytes, without the memory of the typesetter and of pictures. */
const MEGABYTES = 1024;
/** Time-out of making a file; sixty pages with forty photos take half a minute on a slow machine. */
export const LONGEST_MS = 600_000;

export interface ChildLimits {
  readonly megabytes?: number;
  readonly longestMs?: number;
  /** The module that contains the makers. */
  readonly makers?: URL;
}

/** Error: no file was made. `tooLong` and `tooMuch` are the limits, `stopped` is a request to stop. */
export class NotMade extends Error {
  readonly why: 'tooLong' | 'tooMuch' | 'stopped' | 'failed';

  constructor(why: NotMade['why'], detail: string) {
    super(detail);
    this.why = why;
  }
}

interface Said {
  readonly step?: string;
  readonly done?: number;
  readonly total?: number;
  readonly isMade?: true;
  readonly error?: string;
}

/** Exits of a process that ran out of memory: V8 aborts with one signal, the kernel kills with another. */
const OUT_OF_MEMORY: ReadonlySet<unknown> = new Set(['SIGABRT', 'SIGKILL', 134, 137]);

/**
 * Makes one file in a child process, which is ended when it exceeds its time or memory, or when `signal` aborts.
 *
 * @throws NotMade
 */
export function makeInChild(
  order: {
    readonly maker: string;
    readonly content: unknown;
    readonly path: string;
    readonly files: FileSettings;
  },
  {
    signal,
    say,
    limits = {},
  }: {
    readonly signal: AbortSignal;
    readonly say: (step: string, done: number, total: number) => void;
    readonly limits?: ChildLimits;
  },
): Promise<void> {
  const { megabytes = MEGABYTES, longestMs = LONGEST_MS, makers = builtMakers } = limits;
  const child = forkBehindCalls(childFile, [makers.href, ...fontFolders], {
    megabytes,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let isTold = false;
    const tell = (act: () => void): void => {
      if (isTold) return;
      isTold = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      child.kill('SIGKILL');
      act();
    };
    const fail = (why: NotMade['why'], detail: string): void => tell(() => reject(new NotMade(why, detail)));
    const stop = (): void => fail('stopped', 'it was stopped');
    const timer = setTimeout(() => fail('tooLong', 'it took too long'), longestMs);
    signal.addEventListener('abort', stop);
    child.on('error', (error) => fail('failed', String(error)));
    child.on('exit', (code, ended) =>
      fail(
        OUT_OF_MEMORY.has(ended ?? code) ? 'tooMuch' : 'failed',
        `its process ended with ${String(ended ?? code)}`,
      ),
    );
    child.on('message', ({ isMade, error, step = '', done = 0, total = 0 }: Said) => {
      if (isMade) tell(resolve);
      else if (error !== undefined) fail('failed', error);
      else say(step, done, total);
    });
    if (signal.aborted) stop();
    else child.send(order, (error) => error && fail('failed', String(error)));
  });
}
