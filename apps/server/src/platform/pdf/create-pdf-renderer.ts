import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverRoot } from '../configuration/server-root.ts';
import { fairQueue } from '../tasks/fair-queue.ts';
import { forkBehindCalls } from '../tasks/fork-behind-calls.ts';
import { fontFolders } from './font-folders.ts';
import type { DocumentOrder, PdfRenderer, TypesetDocument } from './pdf-renderer.ts';

/**
 * Time-out of a document: a report of 50,000 features takes a minute on a slow machine, and a call may take 90 s; one that takes this long will not
 * end.
 */
const RENDER_TIMEOUT_MS = 80_000;
/** Documents after which the process is replaced: the memory of its native part grows with each document. */
const RENDERS_PER_PROCESS = 50;

/** Heap limit of the process, without the typesetter's own memory; a report of 50,000 features needs a third of it. */
const MEGABYTES = 2048;

const childFile = fileURLToPath(new URL('src/platform/pdf/typeset.child.mjs', serverRoot));

/** The module of document makers, built beside the server; running from source builds it first. */
const documentsModule = import.meta.url.endsWith('.ts')
  ? new URL('.cache/documents.js', serverRoot)
  : new URL(`documents${extname(new URL(import.meta.url).pathname)}`, import.meta.url);

/** Most waiting reports of one plan. */
const MOST_OF_ONE_PLAN = 20;

interface Reply {
  readonly id?: number;
  readonly pdf?: Uint8Array;
  readonly error?: string;
}

/** Requests one document from the process, and ends a process that fails or exceeds the time-out. */
function askTypesetter(
  typesetter: ChildProcess,
  order: (TypesetDocument | DocumentOrder) & { readonly id: number; readonly timestamp: number },
  { timeoutMs, end }: { readonly timeoutMs: number; readonly end: () => void },
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    let isSettled = false;
    const settle = (act: () => void): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      typesetter.removeListener('message', heard);
      typesetter.removeListener('exit', gone);
      act();
    };
    const fail = (reason: string): void =>
      settle(() => {
        end();
        reject(new Error(reason));
      });
    const heard = (reply: Reply): void => {
      if (reply.id !== order.id) return;
      const { pdf, error } = reply;
      settle(() =>
        pdf ? resolve(pdf) : reject(new Error(`the document could not be typeset: ${error ?? ''}`)),
      );
    };
    const gone = (): void => fail('the typesetting process ended');
    const timer = setTimeout(() => fail('the document took too long to typeset'), timeoutMs);
    typesetter.on('message', heard);
    typesetter.on('exit', gone);
    typesetter.send(order, (error) => {
      if (error) fail('the typesetting process does not answer');
    });
  });
}

/** A child process that typesets one document at a time, started by the first. */
interface Typesetter {
  render(order: TypesetDocument | DocumentOrder, at: Date): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Creates a typesetter; a process that hangs is ended, and the next document starts another. */
function createTypesetter(timeoutMs: number): Typesetter {
  let child: Promise<ChildProcess> | undefined;
  /** The process, once it has reported that it is ready. */
  let running: ChildProcess | undefined;
  let folder: string | undefined;
  let rendered = 0;

  async function start(): Promise<ChildProcess> {
    folder ??= await mkdtemp(join(tmpdir(), 'tussock-typeset-'));
    const started = forkBehindCalls(childFile, [folder, documentsModule.href, ...fontFolders], {
      megabytes: MEGABYTES,
    });
    rendered = 0;
    await new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve());
      // Stays: a process that could not be sent to or ended says so here, and an unheard error would end the server.
      started.on('error', reject);
      started.once('exit', (code) => reject(new Error(`the typesetting process ended with ${String(code)}`)));
    });
    // A process that ends between two documents is replaced by the next one; a render under way hears of it by itself.
    started.once('exit', () => forget(started));
    return started;
  }

  function forget(ended: ChildProcess): void {
    if (running === ended) [child, running] = [undefined, undefined];
  }

  function end(): void {
    running?.kill('SIGKILL');
    [child, running] = [undefined, undefined];
  }

  async function render(order: TypesetDocument | DocumentOrder, at: Date): Promise<Uint8Array> {
    if (rendered >= RENDERS_PER_PROCESS) end();
    child ??= start();
    const typesetter = await child.catch((error: unknown) => {
      child = undefined;
      throw error;
    });
    running = typesetter;
    rendered += 1;
    const id = rendered;
    return askTypesetter(
      typesetter,
      { id, ...order, timestamp: Math.floor(at.getTime() / 1000) },
      { timeoutMs, end },
    );
  }

  return {
    render,
    async close() {
      end();
      if (folder) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the renderer, which typesets documents in child processes, so many at once as is set; a process that hangs is ended. */
export function createPdfRenderer(timeoutMs = RENDER_TIMEOUT_MS, { atOnce = 1 } = {}): PdfRenderer {
  const typesetters = Array.from({ length: atOnce }, () => createTypesetter(timeoutMs));
  // The last that was used is the first to be used again: it has its makers loaded.
  const free = [...typesetters];
  const queue = fairQueue({ mostOfOne: MOST_OF_ONE_PLAN, atOnce });

  /** Runs work with a typesetter of its own. The queue lets in as many as there are. */
  async function withTypesetter<T>(work: (render: Typesetter['render']) => Promise<T>): Promise<T> {
    const typesetter = free.pop();
    if (!typesetter) throw new Error('the queue let in more documents than there are typesetters');
    try {
      return await work((order, at) => typesetter.render(order, at));
    } finally {
      free.push(typesetter);
    }
  }

  return {
    async warm(order) {
      // Whatever goes wrong goes wrong with the first document as well, and is told there.
      await queue
        .add('', () => withTypesetter((render) => render(order, new Date(0))))
        .catch(() => undefined);
    },
    render: (order, at, { ownerId = '', signal } = {}) =>
      queue.add(ownerId, () => withTypesetter((render) => render(order, at)), signal),
    inTurn: ({ ownerId = '', signal }, work) => queue.add(ownerId, () => withTypesetter(work), signal),
    refuseWaiting: () => queue.refuseWaiting(),
    async close() {
      queue.refuseWaiting();
      await queue.ended();
      for (const typesetter of typesetters) await typesetter.close();
    },
  };
}
