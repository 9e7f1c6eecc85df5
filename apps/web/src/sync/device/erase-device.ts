import { listStoredPlans, type StoredPlan } from './stored-plans.ts';
import { drop, keptKeys } from '../../plan-session/browser-store.ts';
import { deleteDraftsOfNobody, eraseTitleOutlines } from '../drafts/index.ts';
import { forgetOpening, noteGone } from './gone-plans.ts';
import {
  keepOnPurpose,
  saveOpeningTimes,
  OPENING_TIMES,
  openingTimes,
  readDatabaseName,
} from './opened-plans.ts';
import { eraseDatabase, IndexedDbStore } from '../adapters/indexed-db-store.ts';
import { countUploads, eraseUploads, listUploaders } from '../../session/uploads/stored-uploads.ts';
import { isKeptGround, PICTURE_CACHE, TILE_CACHE } from '../../service-worker/cache-names.ts';
import { deleteOfflineGround } from '../../session/offline-ground.ts';
import { deleteCachedQueries, deleteQueriesOfPlan } from '../../session/cached-queries.ts';
import { forgetUser } from '../../session/last-user.ts';
import { WANTS_TO_LEAVE } from '../../session/leaving.ts';
import { queryClient } from '../../session/query-client.ts';
import { isSharedDevice, SHARED_DEVICE } from '../../session/shared-device.ts';
import { ERASED_SIGN_OUT_ADDRESS, SIGN_OUT_ADDRESS } from '../../session/sign-in-address.ts';

/** How much of a person's work on this device was never sent: to be asked about before they sign out. */
export async function countUnsentOf(userId: string): Promise<number> {
  const plans = await listStoredPlans();
  const ofPlans = plans.filter((plan) => plan.userId === userId).reduce((sum, { unsent }) => sum + unsent, 0);
  return ofPlans + (await countUploads(userId));
}

/** What is looked at on this device once more after so long is asked for anew, in milliseconds. */
const OLD_AFTER_MS = 90 * 86_400_000;

/** Pictures of plans, and the ground that was looked at: whoever has them knows where somebody farms. They are read again by whoever may. */
async function eraseCaches(): Promise<void> {
  if (!globalThis.caches) return;
  const ground = (await caches.keys().catch(() => [])).filter(isKeptGround);
  for (const name of [PICTURE_CACHE, TILE_CACHE, ...ground]) await caches.delete(name).catch(() => false);
}

/** The pictures of one plan, and the ground under it. */
export async function erasePictures(planId: string): Promise<void> {
  if (!globalThis.caches) return;
  await deleteOfflineGround(planId);
  const pictures = await caches.open(PICTURE_CACHE);
  for (const request of await pictures.keys())
    if (new URL(request.url).pathname.split('/').includes(planId)) await pictures.delete(request);
}

/** Erases a copy of a plan. What was not sent stays, without a row of the plan. */
async function eraseSent(plan: StoredPlan): Promise<void> {
  await letGo(plan);
  await eraseTitles(plan);
  await eraseRows(plan);
}

/** The land survey has them for whoever may still choose some. */
const eraseTitles = (whose: Pick<StoredPlan, 'userId' | 'planId'>): Promise<void> =>
  eraseTitleOutlines(({ userId, planId }) => userId === whose.userId && planId === whose.planId);

const eraseRows = ({ name, unsent }: StoredPlan): Promise<void> =>
  unsent === 0 ? eraseDatabase(name) : forgetRowsOf(name);

/**
 * Whoever has it on this device may see a plan no more: its rows go, its pictures, the ground under it, and what was read of it beside them.
 * What was not sent stays, as what was refused does.
 */
export async function eraseWithdrawn(plan: StoredPlan): Promise<void> {
  await eraseRows(plan);
  if (plan.unsent === 0) forgetOpening(plan.name);
  await eraseBesideRows(plan);
}

/** The same of a plan that is open: its record has let go of its rows. */
export async function eraseBesideRows(plan: Omit<StoredPlan, 'unsent'>): Promise<void> {
  queryClient.removeQueries({ predicate: ({ queryKey }) => isAboutPlan(queryKey, plan.planId) });
  deleteQueriesOfPlan(plan.userId, plan.planId);
  await letGo(plan);
  await eraseTitles(plan);
  await erasePictures(plan.planId);
}

/** Queries of a plan name it among their arguments. */
const isAboutPlan = (queryKey: readonly unknown[], planId: string): boolean =>
  JSON.stringify(queryKey).includes(planId);

/** A plan is kept on purpose no longer, nor is the ground under it. */
export async function letGo({ name, planId }: Pick<StoredPlan, 'name' | 'planId'>): Promise<void> {
  keepOnPurpose(name, false);
  await deleteOfflineGround(planId);
}

/** Erases a copy of a plan as its person asks. */
export async function eraseKept(plan: StoredPlan): Promise<void> {
  await letGo(plan);
  await eraseDatabase(plan.name);
  forgetOpening(plan.name);
}

/** What is no person's: that nothing is to be kept here, that somebody is still to be signed out, and when copies were opened. */
const NOBODYS: ReadonlySet<string> = new Set([SHARED_DEVICE, WANTS_TO_LEAVE, OPENING_TIMES]);

/** Forgets what was typed, drawn and chosen here and is on no plan. */
function forgetTexts(userId: string): void {
  for (const store of ['localStorage', 'sessionStorage'] as const)
    for (const key of keptKeys(store)) if (!NOBODYS.has(key)) drop(key, store);
  const times = Object.entries(openingTimes());
  saveOpeningTimes(Object.fromEntries(times.filter(([name]) => readDatabaseName(name)?.userId !== userId)));
}

/** Whether something is to stay on this device without a person: what others never sent, or that nothing is to be kept on it. */
async function isSomethingToStay(userId: string): Promise<boolean> {
  if (isSharedDevice()) return true;
  const plans = await listStoredPlans();
  if (plans.some((plan) => plan.userId !== userId && plan.unsent > 0)) return true;
  for (const uploader of await listUploaders())
    if (uploader !== userId && (await countUploads(uploader)) > 0) return true;
  return false;
}

/** Erases a person from this device. Answers where their session ends: there the browser erases what is left, but for what is to stay. */
export async function eraseForSignOut(userId: string): Promise<string> {
  try {
    const isSparing = await isSomethingToStay(userId);
    await eraseDevice(userId);
    return isSparing ? ERASED_SIGN_OUT_ADDRESS : SIGN_OUT_ADDRESS;
  } catch {
    // What cannot be erased must not keep anybody signed in.
    return SIGN_OUT_ADDRESS;
  }
}

/** Erases everything of a person from this device, what was not sent among it: they were asked. */
export async function eraseDevice(userId: string): Promise<void> {
  for (const plan of await listStoredPlans()) {
    if (plan.userId !== userId) continue;
    await letGo(plan);
    await eraseDatabase(plan.name);
  }
  await eraseUploads(userId);
  await eraseTitleOutlines((whose) => whose.userId === userId);
  await eraseCaches();
  forgetTexts(userId);
}

/**
 * Somebody is signed in: what others left on this device is erased. What they did not send stays, for them alone, without a row of their
 * plans.
 */
export async function eraseOthers(userId: string): Promise<void> {
  const others = (await listStoredPlans()).filter((plan) => plan.userId !== userId);
  for (const other of others) await eraseSent(other);
  for (const other of new Set(others.map((plan) => plan.userId))) deleteCachedQueries(other);
  await eraseTitleOutlines((whose) => whose.userId !== userId);
  if (others.length > 0) await eraseCaches();
}

/**
 * Erases what nobody has opened on this device for ninety days, whoever's it is and whether they are signed in or not. What was never sent
 * stays, without a row of its plan. Who was here last is forgotten with their last plan. What is known to be nobody's goes at once.
 */
export async function eraseOld(now: number): Promise<void> {
  deleteDraftsOfNobody();
  const plans = await listStoredPlans();
  const times = openingTimes();
  const isOld = ({ name }: StoredPlan): boolean => now - Number(times[name] ?? now) > OLD_AFTER_MS;
  const old = plans.filter(isOld);
  for (const one of old) await eraseSent(one);
  const gone = new Set(old.map(({ name }) => name));
  noteGone(old.filter(({ unsent }) => unsent === 0).map(({ name }) => name));
  saveOpeningTimes(Object.fromEntries(Object.entries(times).filter(([name]) => !gone.has(name))));
  if (old.length === 0 || old.length < plans.length) return;
  await eraseCaches();
  for (const { userId } of old) deleteCachedQueries(userId);
  forgetUser();
}

async function forgetRowsOf(name: string): Promise<void> {
  const store = await IndexedDbStore.open(name);
  await store.forgetRows();
  store.close();
}
