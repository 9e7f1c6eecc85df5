import { keep, readKept } from '../../plan-session/browser-store.ts';

/** As many tabs of one person do the same on one plan and lose nothing of it. */
const MOST_TABS = 8;
/** A tab that is read again waits so long for what it was itself a moment ago, in milliseconds. */
const RELOAD_WAITS_MS = 1500;

export type TabLocks = Pick<LockManager, 'request'>;

/** What tabs keep under a name of their own each. */
export interface SlotUse {
  readonly of: string;
  /** Whether something is kept under a name that was not saved. */
  readonly isFilled: (key: string) => boolean;
  /** Whose it is, and of what: the name that one tab alone would have. */
  readonly own: string;
}

/** Where a tab keeps what is not saved, for as long as it holds it. */
export interface TabSlot {
  /** The name under which it is kept. */
  readonly key: string;
  readonly release: () => void;
}

const keyAt = (own: string, place: number): string => (place === 0 ? own : `${own}#${place}`);

/** Every name that something of it may be kept under. */
export const slotKeys = ({ own }: SlotUse): readonly string[] =>
  Array.from({ length: MOST_TABS }, (_, place) => keyAt(own, place));

/** Whether something is kept under any name, this tab's or another's. */
export const isAnyFilled = (use: SlotUse): boolean => slotKeys(use).some(use.isFilled);

const rememberedAs = ({ of, own }: SlotUse): string => `${of}-slot:${own}`;

/** Holds a name for as long as this tab lives; undefined where another does. */
function hold(locks: TabLocks, { of }: SlotUse, key: string, waitsMs = 0): Promise<TabSlot | undefined> {
  return new Promise((resolve) => {
    const held = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        resolve(undefined);
        return undefined;
      }
      return new Promise((release) => resolve({ key, release: () => release() }));
    };
    const how = waitsMs > 0 ? { signal: AbortSignal.timeout(waitsMs) } : { ifAvailable: true };
    locks.request(`${of}:${key}`, how, held).catch(() => resolve(undefined));
  });
}

async function firstFree(
  locks: TabLocks,
  use: SlotUse,
  keys: readonly string[],
): Promise<TabSlot | undefined> {
  for (const key of keys) {
    const slot = await hold(locks, use, key);
    if (slot) return slot;
  }
  return undefined;
}

/** What every tab has where there are no locks, and more tabs than are reckoned with. */
const unlocked = ({ own }: SlotUse): TabSlot => ({ key: own, release: () => undefined });

function remembered(use: SlotUse, slot: TabSlot | undefined): TabSlot {
  if (slot) keep(rememberedAs(use), slot.key, 'sessionStorage');
  return slot ?? unlocked(use);
}

/**
 * Where this tab keeps what is not saved: what it was itself before a reload, else what a tab that is gone has left, else what is empty. What
 * a living tab keeps is never taken up, and never written over.
 */
export async function takeSlot(locks: TabLocks | undefined, use: SlotUse): Promise<TabSlot> {
  if (!locks) return unlocked(use);
  const keys = slotKeys(use);
  const own = readKept(rememberedAs(use), 'sessionStorage');
  const again = keys.find((key) => key === own && use.isFilled(key));
  const before = again === undefined ? undefined : await hold(locks, use, again, RELOAD_WAITS_MS);
  const left = keys.filter(use.isFilled);
  return remembered(use, before ?? (await firstFree(locks, use, [...new Set([...left, ...keys])])));
}

/** An empty place that no tab holds, which this tab will take next. */
export async function takeEmptySlot(locks: TabLocks | undefined, use: SlotUse): Promise<TabSlot> {
  if (!locks) return unlocked(use);
  const empty = slotKeys(use).filter((key) => !use.isFilled(key));
  return remembered(use, await firstFree(locks, use, empty));
}

/** The locks that the tabs of this browser share, where it has some. */
export const tabLocks = (): TabLocks | undefined => globalThis.navigator?.locks;
