import type { PersonHere, RecordChange } from '@tussock/contract';
import {
  catchUp,
  type ConnectionEvent,
  type LocalRecord,
  type OtherPerson,
  type CatchUpResult,
  type RecordNetwork,
} from '@tussock/sync';
import { backOffMs } from './send-loop.ts';

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

/** Another person on the plan, without what is null of them. */
const otherPerson = ({ userId, name, place, entityId }: PersonHere): OtherPerson => ({
  userId,
  name,
  ...(place === null ? {} : { place }),
  ...(entityId === null ? {} : { entityId }),
});

type CatchUpEvent = Extract<
  ConnectionEvent,
  {
    readonly type:
      | 'caughtUp'
      | 'serverAway'
      | 'signInRequired'
      | 'rightWithdrawn'
      | 'rightsChanged'
      | 'peopleChanged';
  }
>;

interface CatchUpServices {
  readonly record: LocalRecord;
  readonly network: RecordNetwork;
  readonly listen: Listen;
  /** Whether this page is the one of its plan that listens. */
  readonly isLeader: () => boolean;
  readonly dispatch: (event: CatchUpEvent) => void;
}

const awayWith = (error: unknown): CatchUpEvent => ({
  type: 'serverAway',
  error,
  isOffline:
    (globalThis.navigator && !globalThis.navigator.onLine) ||
    (error instanceof Error && error.name === 'OfflineError'),
});

/** The event of each way in which catching up ends. */
const eventOf = {
  current: { type: 'caughtUp' },
  signIn: { type: 'signInRequired' },
  withdrawn: { type: 'rightWithdrawn' },
} as const satisfies Record<CatchUpResult, CatchUpEvent>;

/**
 * Keeps a record as the server has it: catches up, listens, and catches up again wherever something was missed. Where there is no line it
 * tries again, later each time.
 */
export class CatchUpLoop {
  readonly #services: CatchUpServices;
  #leave: (() => void) | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;
  #isPulling = false;
  #isPullWanted = false;
  #failures = 0;
  #isClosed = false;

  constructor(services: CatchUpServices) {
    this.#services = services;
  }

  /** Catches up now: to begin with, and where there may be a line again. */
  wake(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#next);
    this.#isPullWanted = true;
    if (this.#isPulling) return;
    this.#isPulling = true;
    void this.#catchUp().finally(() => {
      this.#isPulling = false;
      if (this.#isPullWanted) this.wake();
    });
  }

  /** Another page listens from now on. */
  rest(): void {
    clearTimeout(this.#next);
    this.#end();
  }

  async #catchUp(): Promise<void> {
    this.#isPullWanted = false;
    const { record, network, dispatch } = this.#services;
    const pulled = await catchUp(record, network).catch((error: unknown) => ({ error }));
    if (this.#isClosed) return;
    if (typeof pulled === 'object') {
      dispatch(awayWith(pulled.error));
      this.#tryLater();
    } else this.#goOn(pulled);
  }

  #goOn(pulled: CatchUpResult): void {
    this.#services.dispatch(eventOf[pulled]);
    if (pulled === 'withdrawn') this.close();
    else if (pulled === 'signIn') this.#tryLater();
    else {
      // A stream that fails as soon as it is opened is tried less and less often, though the rest of the server answers.
      if (!this.#leave && this.#services.isLeader()) this.#listen();
    }
  }

  #listen(): void {
    const { record, listen, dispatch } = this.#services;
    const { head } = record;
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
        if (rev > (record.head?.rev ?? -1)) this.wake();
      },
      view: () => {
        dispatch({ type: 'rightsChanged' });
        this.#reopen();
      },
      presence: ({ people }) => {
        this.#hearLife();
        dispatch({ type: 'peopleChanged', people: people.map(otherPerson) });
      },
      failed: () => this.#tryLater(),
    };
    this.#leave = listen({ rev: head.rev, view: head.view }, handlers);
  }

  async #take(rev: number, changes: readonly RecordChange[]): Promise<void> {
    const taken = await this.#services.record.receive({ from: rev - 1, rev, changes });
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
