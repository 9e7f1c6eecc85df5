import type { PersonHere } from '@tussock/contract';
import type { Transaction } from 'kysely';
import { announce } from '../../platform/database/announce.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database } from '../../platform/database/open-database.ts';

/** Channel that announces that somebody came, left or moved; the payload is `{ planId }`. */
export const PRESENCE_CHANGED = 'presence_changed';

/** Milliseconds after which a person without news counts as gone. */
export const HERE_MS = 45_000;

export interface Tab {
  readonly planId: string;
  readonly userId: string;
  readonly tabId: string;
}

export interface Place {
  readonly place: string | null;
  readonly entityId: string | null;
}

const announcePresence = (trx: Transaction<DB>, planId: string) =>
  announce(trx, { channel: PRESENCE_CHANGED, subject: planId, payload: JSON.stringify({ planId }) });

const lastHeard = (at: Date): Date => new Date(at.getTime() - HERE_MS);

/** Stores where a person is; notifies others only when that has changed. */
export const noteHere = (
  db: Database,
  { planId, userId, tabId }: Tab,
  { place, entityId, at }: Place & { at: Date },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const was = await trx
      .selectFrom('presence')
      .select(['place', 'entityId', 'at'])
      .where('planId', '=', planId)
      .where('userId', '=', userId)
      .where('tabId', '=', tabId)
      .executeTakeFirst();
    await trx
      .insertInto('presence')
      .values({ planId, userId, tabId, place, entityId, at })
      .onConflict((conflict) =>
        conflict.columns(['planId', 'userId', 'tabId']).doUpdateSet({ place, entityId, at }),
      )
      .execute();
    const isNews = !was || was.at <= lastHeard(at) || was.place !== place || was.entityId !== entityId;
    if (isNews) await announcePresence(trx, planId);
  });

export const noteGone = (db: Database, { planId, userId, tabId }: Tab): Promise<void> =>
  inTransaction(db, async (trx) => {
    const gone = await trx
      .deleteFrom('presence')
      .where('planId', '=', planId)
      .where('userId', '=', userId)
      .where('tabId', '=', tabId)
      .returning('tabId')
      .executeTakeFirst();
    if (gone) await announcePresence(trx, planId);
  });

/** Finds who is on a plan, each once at their last position, and when the first of them will count as gone. */
export async function findPeopleHere(
  db: Database,
  planId: string,
  at: Date,
): Promise<{ readonly people: readonly PersonHere[]; readonly until: Date | null }> {
  const rows = await db
    .selectFrom('presence')
    .innerJoin('appUser', 'appUser.id', 'presence.userId')
    .select(['presence.userId', 'appUser.name', 'presence.place', 'presence.entityId', 'presence.at'])
    .where('presence.planId', '=', planId)
    .where('presence.at', '>', lastHeard(at))
    .orderBy('presence.userId')
    .orderBy('presence.at')
    .execute();
  const people = new Map(
    rows.map(({ userId, name, place, entityId }) => [userId, { userId, name, place, entityId }]),
  );
  const first = Math.min(...rows.map((row) => row.at.getTime()));
  return { people: [...people.values()], until: rows.length === 0 ? null : new Date(first + HERE_MS) };
}

/** Deletes the presence of people without news for long. */
export const dropOldPresence = (db: Database, at: Date) =>
  db.deleteFrom('presence').where('at', '<', lastHeard(at)).execute();
