import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LeaderElection, type PageMessage } from './leader-election.ts';

function breakable() {
  let fail: () => void = () => {};
  const promise = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('stolen'));
  });
  return { promise, fail };
}

/** Locks and a channel of one browser. */
class Browser {
  #holder: { readonly fail: () => void } | undefined;
  readonly #line: (() => void)[] = [];
  readonly #hearers: ((message: PageMessage) => void)[] = [];
  heard: PageMessage[] = [];

  /** The first in line has it until it lets go; whoever steals it has it at once. */
  locks() {
    const request = async (
      _name: string,
      { steal = false }: { steal?: boolean },
      hold: () => Promise<void> | undefined,
    ): Promise<unknown> => {
      if (steal) this.#holder?.fail();
      else if (this.#holder) await new Promise<void>((go) => this.#line.push(go));
      const { promise: broken, fail } = breakable();
      const mine = { fail };
      this.#holder = mine;
      try {
        return await Promise.race([hold(), broken]);
      } finally {
        if (this.#holder === mine) {
          this.#holder = undefined;
          this.#line.shift()?.();
        }
      }
    };
    return { request } as unknown as LockManager;
  }

  channel(): BroadcastChannel {
    return {
      postMessage: (message: PageMessage) => {
        this.heard.push(message);
        for (const hear of this.#hearers) hear(message);
      },
      addEventListener: (_: string, hear: (event: { data: PageMessage }) => void) =>
        this.#hearers.push((data) => hear({ data })),
      close: () => {},
    } as unknown as BroadcastChannel;
  }
}

let browser: Browser;
let turns: string[];
const page = (name: string, isVisible = true): LeaderElection => {
  const lead: LeaderElection = new LeaderElection({
    name: 'plan',
    channel: browser.channel(),
    locks: browser.locks(),
    isVisible: () => isVisible,
    onBeat: () => lead.post({ of: 'beat', line: 'online', others: [] }),
    onMessage: () => {},
    dispatch: ({ type }) => turns.push(`${name}: ${type}`),
  });
  lead.start();
  return lead;
};

beforeEach(() => {
  vi.useFakeTimers();
  browser = new Browser();
  turns = [];
});
afterEach(() => vi.useRealTimers());

test('one of two pages leads, and tells the other every ten seconds that it is alive', async () => {
  const [one, other] = [page('one'), page('other')];
  await vi.advanceTimersByTimeAsync(25_000);
  expect([one.isLeader, other.isLeader, turns]).toEqual([true, false, ['one: leadershipGained']]);
  expect(browser.heard.filter(({ of }) => of === 'beat')).toHaveLength(2);
});

test('a page that gives signs of life keeps its place, however long another is looked at', async () => {
  const [one, other] = [page('one'), page('other')];
  await vi.advanceTimersByTimeAsync(300_000);
  expect([one.isLeader, other.isLeader, turns]).toEqual([true, false, ['one: leadershipGained']]);
});

test('a page that is looked at takes the place of one that has been silent for 30 seconds', async () => {
  const frozen = page('frozen');
  await vi.advanceTimersByTimeAsync(0);
  const looked = page('looked at');
  // It is frozen: its timers stand still, and its lock stays.
  vi.spyOn(frozen, 'post').mockImplementation(() => {});
  await vi.advanceTimersByTimeAsync(45_000);
  expect([frozen.isLeader, looked.isLeader]).toEqual([false, true]);
  expect(turns).toEqual([
    'frozen: leadershipGained',
    'looked at: leadershipGained',
    'frozen: leadershipLost',
  ]);
});

test('a page whose place was taken stands in line again, and leads when the other closes', async () => {
  const frozen = page('frozen');
  await vi.advanceTimersByTimeAsync(0);
  const looked = page('looked at');
  const silence = vi.spyOn(frozen, 'post').mockImplementation(() => {});
  await vi.advanceTimersByTimeAsync(45_000);
  silence.mockRestore();
  looked.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(frozen.isLeader).toBe(true);
  expect(turns).toEqual([
    'frozen: leadershipGained',
    'looked at: leadershipGained',
    'frozen: leadershipLost',
    'frozen: leadershipGained',
  ]);
});

test('a page in the background takes nobody’s place', async () => {
  const frozen = page('frozen');
  await vi.advanceTimersByTimeAsync(0);
  page('behind', false);
  vi.spyOn(frozen, 'post').mockImplementation(() => {});
  await vi.advanceTimersByTimeAsync(120_000);
  expect(turns).toEqual(['frozen: leadershipGained']);
});

test('where there are no locks every page leads', () => {
  const lead = new LeaderElection({
    name: 'plan',
    channel: undefined,
    locks: undefined,
    onBeat: () => {},
    onMessage: () => {},
    dispatch: () => {},
  });
  lead.start();
  expect(lead.isLeader).toBe(true);
  lead.close();
});
