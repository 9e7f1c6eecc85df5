import type { PersonHere, RecordChange } from '@tussock/contract';
import { pull, type Pulled, type LocalRecord, type RecordNetwork } from '@tussock/sync';
import { backOffMs } from './flush.ts';

/** Silence after which a stream counts as dead, in milliseconds: the server gives a sign of life every 20 seconds. */
const LONGEST_SILENCE_MS = 45_000;

/** What a stream tells. */
export interface StreamHandlers {
  readonly change: (told: { readonly rev: number; readonly changes?: readonly RecordChange[] }) => void;
  readonly beat: (told: { readonly rev: number }) => void;
  readonly view: (told: { readonly view: string }) => void;
  readonly presence: (told: { readonly people: readonly PersonHere[] }) => void;
  /** It has ended, or never began. */
  readonly failed: () => void;
}

/** Opens the stream of a plan's record after a revision. Answers how to close it. */
export type Listen = (
  asked: { readonly rev: number; readonly view: string },
  handlers: StreamHandlers,
) => () => void;

export type FollowNews =
  | { readonly of: 'current' }
  /** The reader may see or do other things than before. */
  | { readonly of: 'rights' }
  | { readonly of: 'away'; readonly error: unknown }
  | { readonly of: 'withdrawn' | 'signIn' }
  | { readonly of: 'people'; readonly people: readonly PersonHere[] };

interface FollowMeans {
  readonly keeper: LocalRecord;
  readonly network: RecordNetwork;
  readonly listen: Listen;
  /** Whether this page is the one of its plan that listens. */
  readonly isLeading: () => boolean;
  readonly tell: (news: FollowNews) => void;
}

/**
 * Keeps a record as the server has it: catches up, listens, and catches up again wherever something was missed. Where there is no line it
 * tries again, later each time.
 */
export class Follow {
  readonly #services: FollowMeans;
  #leave: (() => void) | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;
  #isPulling = false;
  #isPullWanted = false;
  /** The server answered with all there was, and the stream has not ended since. */
  #isCurrent = false;
  #failures = 0;
  #isClosed = false;

  constructor(services: FollowMeans) {
    this.#services = services;
  }

  /** Catches up now: to begin with, and where there may be a line again. */
  wake(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#next);
    this.#isPullWanted = true;
    if (this.#isPulling) return;
    this.#isPulling = true;
    void this.#pull().finally(() => {
      this.#isPulling = false;
      if (this.#isPullWanted) this.wake();
    });
  }

  /** This page listens from now on: what it has asked for before goes on from where it is. */
  lead(): void {
    if (this.#isPulling) return;
    if (this.#isCurrent && !this.#leave) this.#listen();
    else this.wake();
  }

  /** Another page listens from now on. */
  rest(): void {
    clearTimeout(this.#next);
    this.#end();
  }

  async #pull(): Promise<void> {
    this.#isPullWanted = false;
    const { keeper, network, tell } = this.#services;
    const pulled = await pull(keeper, network).catch((error: unknown) => ({ error }));
    if (this.#isClosed) return;
    if (typeof pulled === 'object') {
      tell({ of: 'away', error: pulled.error });
      this.#tryLater();
    } else this.#goOn(pulled);
  }

  #goOn(pulled: Pulled): void {
    this.#isCurrent = pulled === 'current';
    this.#services.tell({ of: pulled });
    if (pulled === 'withdrawn') this.close();
    else if (pulled === 'signIn') this.#tryLater();
    else {
      // A stream that fails as soon as it is opened is tried less and less often, though the rest of the server answers.
      if (!this.#leave && this.#services.isLeading()) this.#listen();
    }
  }

  #listen(): void {
    const { keeper, listen } = this.#services;
    const { head } = keeper;
    if (!head) return;
    this.#hear();
    const handlers: StreamHandlers = {
      change: ({ rev, changes }) => {
        this.#hearLife();
        if (changes) void this.#take(rev, changes);
        else this.wake();
      },
      beat: ({ rev }) => {
        this.#hearLife();
        if (rev > (keeper.head?.rev ?? -1)) this.wake();
      },
      view: () => {
        this.#services.tell({ of: 'rights' });
        this.#reopen();
      },
      presence: ({ people }) => {
        this.#hearLife();
        this.#services.tell({ of: 'people', people });
      },
      failed: () => this.#tryLater(),
    };
    this.#leave = listen({ rev: head.rev, view: head.view }, handlers);
  }

  async #take(rev: number, changes: readonly RecordChange[]): Promise<void> {
    const taken = await this.#services.keeper.receive({ from: rev - 1, rev, changes });
    if (taken === 'gap') this.wake();
  }

  /** A sign of life of the stream. */
  #hearLife(): void {
    this.#failures = 0;
    this.#hear();
  }

  /** From here on silence counts. */
  #hear(): void {
    clearTimeout(this.#silence);
    if (!this.#isClosed) this.#silence = setTimeout(() => this.#reopen(), LONGEST_SILENCE_MS);
  }

  #reopen(): void {
    this.#end();
    this.wake();
  }

  #tryLater(): void {
    this.#end();
    if (this.#isClosed) return;
    this.#failures += 1;
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.wake(), backOffMs(this.#failures, Math.random()));
  }

  #end(): void {
    this.#isCurrent = false;
    clearTimeout(this.#silence);
    this.#leave?.();
    this.#leave = undefined;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#next);
    this.#end();
  }
}
