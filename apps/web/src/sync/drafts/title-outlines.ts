import type { TitleFeature } from '@tussock/contract';
import { deleteDB, openDB, type DBSchema } from 'idb';
import { currentUserStore } from '../../session/current-user.ts';
import { isSharedDevice } from '../../session/shared-device.ts';

interface Stores extends DBSchema {
  title: { key: string; value: TitleFeature };
}

const PREFIX = 'titles:';
const nameOf = (userId: string, planId: string): string => `${PREFIX}${userId}:${planId}`;
const mine = (planId: string): string => nameOf(currentUserStore.getState().user?._id ?? '', planId);

async function within<T>(
  planId: string,
  work: (db: Awaited<ReturnType<typeof openDB<Stores>>>) => Promise<T>,
): Promise<T> {
  const db = await openDB<Stores>(mine(planId), 1, {
    upgrade: (made) => void made.createObjectStore('title'),
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(), // the event of a database
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/**
 * Stores chosen titles that are not saved, with their outlines: those of a large station are too large for local storage. A browser that
 * stores nothing asks the land survey for them again.
 */
export async function saveTitleOutlines(planId: string, titles: readonly TitleFeature[]): Promise<void> {
  if (isSharedDevice()) return;
  await within(planId, async (db) => {
    const trx = db.transaction('title', 'readwrite');
    for (const title of titles) void trx.store.put(title, title.properties.id).catch(() => undefined);
    await trx.done;
  }).catch(() => undefined);
}

/** Finds the stored titles among some ids. */
export const readTitleOutlines = (planId: string, ids: readonly string[]): Promise<readonly TitleFeature[]> =>
  within(planId, async (db) => {
    const trx = db.transaction('title');
    const found = await Promise.all(ids.map((id) => trx.store.get(id)));
    return found.filter((title) => title !== undefined);
  }).catch(() => []);

/** Deletes a database; a browser without IndexedDB throws, and has none to delete. */
async function erase(name: string): Promise<void> {
  try {
    await deleteDB(name);
  } catch {
    // No IndexedDB.
  }
}

/** Deletes the stored titles of a plan, when the choice is saved or put back. */
export const deleteTitleOutlines = (planId: string): Promise<void> => erase(mine(planId));

/** Erases the stored titles of plans that are gone from this device, whoever is signed in. */
export async function eraseTitleOutlines(
  isGone: (whose: { readonly userId: string; readonly planId: string }) => boolean,
): Promise<void> {
  const databases = (await globalThis.indexedDB?.databases?.().catch(() => [])) ?? [];
  for (const { name = '' } of databases) {
    const [userId = '', planId = ''] = name.slice(PREFIX.length).split(':');
    if (name.startsWith(PREFIX) && isGone({ userId, planId })) await erase(name);
  }
}
