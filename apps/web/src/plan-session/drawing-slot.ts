import { keep, readKept } from './browser-store.ts';
import { readUnsavedShape } from './unsaved-shape.ts';
import { readUnsavedStart } from './unsaved-start.ts';

/** As many tabs of one person draw on one plan and lose nothing of it. */
const MOST_TABS = 8;
/** A tab that is read again waits so long for what it was itself a moment ago, in milliseconds. */
const RELOAD_WAITS_MS = 1500;

type Locks = Pick<LockManager, 'request'>;

/** Where a tab keeps what it draws, for as long as it holds it. */
export interface DrawingSlot {
  /** The name under which what is drawn and begun is kept. */
  readonly key: string;
  readonly release: () => void;
}

const keyAt = (ownPlan: string, place: number): string => (place === 0 ? ownPlan : `${ownPlan}#${place}`);

const keysOf = (ownPlan: string): readonly string[] =>
  Array.from({ length: MOST_TABS }, (_, place) => keyAt(ownPlan, place));

const rememberedAs = (ownPlan: string): string => `drawing-slot:${ownPlan}`;

/** Whether something is kept under a name that was not saved. */
const isFilled = (key: string): boolean => readUnsavedShape(key) !== null || readUnsavedStart(key) !== null;

/** Holds a name for as long as this tab lives; undefined where another does. */
function hold(locks: Locks, key: string, waitsMs = 0): Promise<DrawingSlot | undefined> {
  return new Promise((resolve) => {
    const held = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        resolve(undefined);
        return undefined;
      }
      return new Promise((release) => resolve({ key, release: () => release() }));
    };
    const how = waitsMs > 0 ? { signal: AbortSignal.timeout(waitsMs) } : { ifAvailable: true };
    locks.request(`drawing:${key}`, how, held).catch(() => resolve(undefined));
  });
}

async function firstFree(locks: Locks, keys: readonly string[]): Promise<DrawingSlot | undefined> {
  for (const key of keys) {
    const slot = await hold(locks, key);
    if (slot) return slot;
  }
  return undefined;
}

/** What every tab has where there are no locks, and more tabs than are reckoned with. */
const unlocked = (ownPlan: string): DrawingSlot => ({ key: ownPlan, release: () => undefined });

function remembered(ownPlan: string, slot: DrawingSlot | undefined): DrawingSlot {
  if (slot) keep(rememberedAs(ownPlan), slot.key, 'sessionStorage');
  return slot ?? unlocked(ownPlan);
}

/**
 * Where this tab keeps what is drawn: what it was itself before a reload, else what a tab that is gone has left, else what is empty. What a
 * living tab draws is never taken up, and never written over.
 */
export async function takeDrawingSlot(locks: Locks | undefined, ownPlan: string): Promise<DrawingSlot> {
  if (!locks) return unlocked(ownPlan);
  const keys = keysOf(ownPlan);
  const own = readKept(rememberedAs(ownPlan), 'sessionStorage');
  const again = keys.find((key) => key === own && isFilled(key));
  const before = again === undefined ? undefined : await hold(locks, again, RELOAD_WAITS_MS);
  const left = keys.filter(isFilled);
  return remembered(ownPlan, before ?? (await firstFree(locks, [...new Set([...left, ...keys])])));
}

/** An empty place that no tab holds, which this tab will take next. */
export async function takeEmptySlot(locks: Locks | undefined, ownPlan: string): Promise<DrawingSlot> {
  if (!locks) return unlocked(ownPlan);
  return remembered(
    ownPlan,
    await firstFree(
      locks,
      keysOf(ownPlan).filter((key) => !isFilled(key)),
    ),
  );
}

/** The locks that the tabs of this browser share, where it has some. */
export const tabLocks = (): Locks | undefined => globalThis.navigator?.locks;
