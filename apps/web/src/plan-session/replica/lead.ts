import type { News } from '@tussock/sync';
import type { OtherPerson, SyncState } from './replica-session.ts';

/** A sign of life of the page that leads, in milliseconds; and the age at which a page that is looked at takes its place. */
const BEAT_MS = 10_000;
const DEAD_AFTER_MS = 30_000;

/** What a page holds of the browser while it leads the pages of a plan. */
const leadLock = (name: string): string => `lead:${name}`;

/** Whether some page of this browser has the plan of that name open; false where a browser does not tell. */
export async function openPlans(): Promise<(name: string) => boolean> {
  const held = (await globalThis.navigator?.locks?.query().catch(() => undefined))?.held ?? [];
  const locks = new Set(held.map(({ name }) => name));
  return (name) => locks.has(leadLock(name));
}

/** What pages of one plan tell each other. */
export type PageMessage =
  | { readonly of: 'news'; readonly news: News }
  | { readonly of: 'beat'; readonly line: SyncState['line']; readonly others: readonly OtherPerson[] }
  /** The right to the plan is gone: nothing of it is shown in any page. */
  | { readonly of: 'withdrawn' }
  /** A page has come, or there may be a line again. */
  | { readonly of: 'wake' };

interface LeadMeans {
  readonly name: string;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'> | undefined;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly isLookedAt: () => boolean;
  readonly beat: () => Extract<PageMessage, { of: 'beat' }>;
  readonly hear: (message: PageMessage) => void;
  /** This page leads from now on, or no longer. */
  readonly turned: (isLeading: boolean) => void;
}

/**
 * One page of a plan follows the server and sends; the others are told. Where there are no locks every page leads: what is sent twice is done
 * once.
 */
export class Lead {
  readonly #services: LeadMeans;
  #isLeading = false;
  #isClosed = false;
  #release: (() => void) | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #heardAt = Date.now();

  constructor(services: LeadMeans) {
    this.#services = services;
    services.channel?.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
      if (data.of === 'beat') this.#heardAt = Date.now();
      if (!this.#isClosed) services.hear(data);
    });
  }

  get isLeading(): boolean {
    return this.#isLeading;
  }

  start(): void {
    this.#timer = setInterval(() => this.#tick(), BEAT_MS);
    if (this.#services.locks) void this.#request(this.#services.locks, false);
    else this.#turn(true);
    this.tell({ of: 'wake' });
  }

  tell(message: PageMessage): void {
    if (!this.#isClosed) this.#services.channel?.postMessage(message);
  }

  async #request(locks: Pick<LockManager, 'request'>, isStealing: boolean): Promise<void> {
    const hold = (): Promise<void> | undefined => {
      if (this.#isClosed || this.#isLeading) return undefined;
      this.#turn(true);
      return new Promise((release) => {
        this.#release = release;
      });
    };
    try {
      await locks.request(leadLock(this.#services.name), isStealing ? { steal: true } : {}, hold);
    } catch {
      // Another page took it: this one stands in line again.
      this.#turn(false);
      if (!this.#isClosed) void this.#request(locks, false);
    }
  }

  #turn(isLeading: boolean): void {
    if (this.#isLeading === isLeading) return;
    this.#isLeading = isLeading;
    this.#services.turned(isLeading);
  }

  #tick(): void {
    if (this.#isLeading) this.tell(this.#services.beat());
    else if (this.#services.locks && this.#services.isLookedAt() && Date.now() - this.#heardAt > DEAD_AFTER_MS) {
      this.#heardAt = Date.now();
      void this.#request(this.#services.locks, true);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#release?.();
    this.#services.channel?.close();
  }
}
