import type { ConnectionEvent, StoreNews, OtherPerson } from '@tussock/sync';
import type { SyncState } from '../plan-record.ts';

/** Time between beats of the leader, in milliseconds; and the silence after which a visible page takes its place. */
const BEAT_MS = 10_000;
const SILENT_AFTER_MS = 30_000;

/** The lock that the leader among the pages of a plan has. */
const leaderLock = (name: string): string => `lead:${name}`;

/** Whether a page of this browser has the plan of a database open; false where a browser does not tell. */
export async function openPlans(): Promise<(name: string) => boolean> {
  const held = (await globalThis.navigator?.locks?.query().catch(() => undefined))?.held ?? [];
  const locks = new Set(held.map(({ name }) => name));
  return (name) => locks.has(leaderLock(name));
}

/** Messages between the pages of one plan. */
export type PageMessage =
  | { readonly of: 'news'; readonly news: StoreNews }
  | { readonly of: 'beat'; readonly line: SyncState['line']; readonly others: readonly OtherPerson[] }
  /** The right to the plan is gone: nothing of it is shown in any page. */
  | { readonly of: 'withdrawn' }
  /** A page has come, or there may be a line again. */
  | { readonly of: 'wake' };

interface ElectionServices {
  readonly name: string;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'> | undefined;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly dispatch: (
    event: Extract<ConnectionEvent, { readonly type: 'leadershipGained' | 'leadershipLost' }>,
  ) => void;
  /** It is time for the leader's beat. */
  readonly onBeat: () => void;
  readonly onMessage: (message: PageMessage) => void;
  readonly isVisible?: () => boolean;
}

const isPageVisible = (): boolean => globalThis.document?.visibilityState !== 'hidden';

/**
 * Elects the page of a plan that listens to the server and sends; it tells the others. Where there are no locks every page leads: the server
 * does once what is sent twice.
 */
export class LeaderElection {
  readonly #services: ElectionServices;
  #isLeader = false;
  #isClosed = false;
  #release: (() => void) | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #beatAt = Date.now();

  constructor(services: ElectionServices) {
    this.#services = services;
    services.channel?.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
      if (data.of === 'beat') this.#beatAt = Date.now();
      if (!this.#isClosed) services.onMessage(data);
    });
  }

  get isLeader(): boolean {
    return this.#isLeader;
  }

  start(): void {
    this.#timer = setInterval(() => this.#tick(), BEAT_MS);
    if (this.#services.locks) void this.#request(this.#services.locks, false);
    else this.#turn(true);
    this.post({ of: 'wake' });
  }

  /** Sends a message to the other pages. */
  post(message: PageMessage): void {
    if (!this.#isClosed) this.#services.channel?.postMessage(message);
  }

  async #request(locks: Pick<LockManager, 'request'>, isStealing: boolean): Promise<void> {
    const lead = (): Promise<void> | undefined => {
      if (this.#isClosed || this.#isLeader) return undefined;
      this.#turn(true);
      return new Promise((release) => {
        this.#release = release;
      });
    };
    try {
      await locks.request(leaderLock(this.#services.name), isStealing ? { steal: true } : {}, lead);
    } catch {
      // Another page took it: this one stands in line again.
      this.#turn(false);
      if (!this.#isClosed) void this.#request(locks, false);
    }
  }

  #turn(isLeader: boolean): void {
    if (this.#isLeader === isLeader) return;
    this.#isLeader = isLeader;
    this.#services.dispatch({ type: isLeader ? 'leadershipGained' : 'leadershipLost' });
  }

  #tick(): void {
    const { locks, isVisible = isPageVisible, onBeat } = this.#services;
    if (this.#isLeader) onBeat();
    else if (locks && isVisible() && Date.now() - this.#beatAt > SILENT_AFTER_MS) {
      this.#beatAt = Date.now();
      void this.#request(locks, true);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#release?.();
    this.#services.channel?.close();
  }
}
