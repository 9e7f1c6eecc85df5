import { readPlan } from '@tussock/contract';
import { ApiError, AuthError, OfflineError } from '../../api/errors.ts';
import { openPlanStore } from '../../plan-session/open-plan.ts';
import { listStoredPlans, type StoredPlan } from './stored-plans.ts';
import type { PlanRecord } from '../plan-sync.ts';
import { hasRunOut } from '../adapters/indexed-db-store.ts';
import { client } from '../../session/client.ts';
import { currentUserStore } from '../../session/current-user.ts';
import { eraseWithdrawn } from './erase-device.ts';
import { storedPlansKey } from './use-stored-plans.ts';
import { openSyncOf } from '../follow-open-plan.ts';
import { queryClient } from '../../session/query-client.ts';
import { saysWithdrawn } from '../adapters/record-network.ts';
import { isSharedDevice } from '../../session/shared-device.ts';

/** A plan of which nothing goes for so long makes way for the others, in milliseconds: its server is there, and takes nothing. */
const PATIENCE_MS = 120_000;
/** An answer that takes longer is none, in milliseconds. */
const SLOWEST_MS = 30_000;
/** And what is left is tried again after so long. */
const AGAIN_MS = 600_000;

const isOpen = ({ planId }: StoredPlan): boolean => openPlanStore.getState().planId === planId;
/** Signed in as the same person as before. */
const isStillHere = (userId: string): boolean => currentUserStore.getState().user?._id === userId;

/** Nothing of it can be sent any more: all is sent or set aside, there is no line, or the plan may not be seen. */
function isOver(record: PlanRecord): boolean {
  const { phase, line, waiting } = record.sync();
  if (phase === 'failed' || line !== 'online') return true;
  return phase === 'ready' && !waiting.some(({ state }) => state !== 'stuck');
}

/** Sends what waits in a plan that nobody looks at, in its order, as its own page would. It makes way as soon as somebody opens the plan. */
async function sendKept(plan: StoredPlan): Promise<void> {
  const { planId, userId } = plan;
  const record = await openSyncOf({ planId, userId, seenAs: null }, false);
  const leave: (() => void)[] = [];
  try {
    await new Promise<void>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let left = Number.NaN;
      leave.push(() => clearTimeout(timer));
      const look = (): void => {
        const { length } = record.sync().waiting;
        if (length !== left) {
          clearTimeout(timer);
          timer = setTimeout(resolve, PATIENCE_MS);
          left = length;
        }
        if (isOver(record) || isOpen(plan) || !isStillHere(userId)) resolve();
      };
      leave.push(record.subscribe(look), openPlanStore.subscribe(look), currentUserStore.subscribe(look));
      look();
    });
  } finally {
    for (const end of leave) end();
    record.close();
  }
}

/** Whether a kept plan may still be seen. @throws where no answer came */
async function maySee({ planId }: StoredPlan): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(SLOWEST_MS);
    await client.call(readPlan, { params: { planId } }, { isBeside: true, signal });
    return true;
  } catch (error) {
    if (saysWithdrawn(error)) return false;
    throw error;
  }
}

/** The end of a right is kept as it was; it may have been moved since, so who answers is believed first. @throws where it is not known */
async function isWithdrawn(plan: StoredPlan, now: number): Promise<boolean> {
  try {
    return !(await maySee(plan));
  } catch (error) {
    if (await hasRunOut(plan.name, now).catch(() => false)) return true;
    throw error;
  }
}

async function tend(plan: StoredPlan, now: number): Promise<void> {
  if (await isWithdrawn(plan, now)) await eraseWithdrawn(plan);
  else if (plan.unsent > 0) await sendKept(plan);
}

let tending: Promise<void> | undefined;
let isWantedAgain = false;

async function tendAll(userId: string): Promise<void> {
  const plans = (await listStoredPlans()).filter((plan) => plan.userId === userId);
  // What waits goes first.
  for (const plan of plans.toSorted((one, other) => other.unsent - one.unsent))
    if (!isOpen(plan) && isStillHere(userId))
      await tend(plan, Date.now()).catch((error: unknown) => {
        // One that the server cannot answer for holds up no other; without a line, or a session, none is answered for.
        if (!(error instanceof ApiError) || error instanceof AuthError || error instanceof OfflineError)
          throw error;
      });
}

/**
 * Sees to the plans that are kept on this device and not open: what waits in them is sent, and what may not be seen any more is erased. One
 * run at a time; without a line it ends, and is tried again when there is one.
 */
export function sendStoredPlans(): Promise<void> {
  const userId = currentUserStore.getState().user?._id;
  if (userId === undefined || isSharedDevice() || !('indexedDB' in globalThis)) return Promise.resolve();
  // Another plan may be the open one by now.
  isWantedAgain = tending !== undefined;
  tending ??= tendAll(userId)
    .catch(() => undefined)
    .then(() => {
      tending = undefined;
      void queryClient.invalidateQueries({ queryKey: storedPlansKey(userId) });
      return isWantedAgain ? sendStoredPlans() : undefined;
    });
  return tending;
}

/** From here on kept plans are seen to: now, whenever a line is back, and when another plan is opened. Answers how to stop. */
export function watchStoredPlans(): () => void {
  const look = (): void => void sendStoredPlans();
  look();
  globalThis.addEventListener('online', look);
  const leave = openPlanStore.subscribe(look);
  const again = setInterval(look, AGAIN_MS);
  return () => {
    leave();
    clearInterval(again);
    globalThis.removeEventListener('online', look);
  };
}
