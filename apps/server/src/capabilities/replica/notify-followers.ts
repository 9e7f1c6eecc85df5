import type { Clock } from '../../platform/clock/clock.ts';
import { findGrantEnds, firstOf } from '../../platform/access/grant-ends.ts';
import type { PlanAccess } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { changesText, pageAfter, reachTooFar } from './changes-since.ts';
import { findRevs, findSpan, type DeltaRow } from './delta-store.ts';
import type { Follower } from './follower.ts';
import type { View } from './marks.ts';
import { findPeopleHere } from './presence-store.ts';
import type { Room } from './rooms.ts';

/** Most revisions sent to a subscriber who is behind; one further behind fetches the changes. */
const MOST_REVS_BEHIND = 100;
/** Longest delay that a timer supports. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Creates the notifier of subscribers; data is read once for all subscribers of a plan. */
export function createNotifier({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const tellRevision = (room: Room, upTo: number): Promise<void> =>
    room.inTurn(() => sendChanges(db, room, upTo));

  const tellPeople = (room: Room): Promise<void> =>
    room.inTurn(async () => {
      const now = clock.now();
      const { people, until } = await findPeopleHere(db, room.planId, now);
      for (const follower of room.followers) follower.tellPeople(people);
      room.setTimer('people', until && until.getTime() - now.getTime() + 1, () => void tellPeople(room));
    });

  const askAgain = (room: Room, follower: Follower): Promise<void> =>
    room.inTurn(async () => {
      const plan = await follower.askAgain();
      if (plan) await waitForEnd(room, follower, plan);
    });

  /** Sets a timer for the end of a right that expires, since no notification announces it. */
  async function waitForEnd(room: Room, follower: Follower, plan: PlanAccess): Promise<void> {
    const at = clock.now();
    const end = firstOf(await findGrantEnds(db, { caller: follower.caller, plan, at }));
    const inMs = end && Math.min(LONGEST_TIMER_MS, end.getTime() - at.getTime() + 1);
    room.setTimer(follower, inMs, () => void askAgain(room, follower));
  }

  /** Sends a new subscriber the missed changes, or only the present revision when they are too far behind, or may not see so far back. */
  const welcome = (room: Room, follower: Follower, plan: PlanAccess): Promise<void> =>
    room.inTurn(async () => {
      const { planId } = room;
      const { rev: upTo, deltaFloor } = await findSpan(db, planId);
      const after = follower.rev;
      if (after <= upTo && after >= deltaFloor && upTo - after <= MOST_REVS_BEHIND) {
        const { rev, rows } = await pageAfter(db, planId, { after, upTo });
        const isToBeTold = !reachTooFar(rows, { abilities: plan.abilities, at: clock.now() });
        for (const [nth, ofRev] of isToBeTold ? byRev(rows, after, rev).entries() : [])
          follower.tellChange(after + nth + 1, writtenOnce(ofRev));
      }
      follower.rev = upTo;
      follower.isBehind = false;
      follower.tellBeat(upTo);
      await waitForEnd(room, follower, plan);
    });

  return {
    tellRevision,
    /** Sends the changes that no announcement told of, such as those of a server that was killed between its commit and its announcement. */
    sweep: (rooms: readonly Room[]): Promise<void> =>
      forEachRev(db, rooms, (room, rev) => void tellRevision(room, rev)),
    tellPeople,
    askAgain,
    /** Admits a subscriber; closes the stream of one who cannot be sent the plan's revision, so that they reconnect. */
    async letIn(room: Room, follower: Follower, plan: PlanAccess): Promise<void> {
      await welcome(room, follower, plan);
      if (follower.isBehind) follower.end();
      else await tellPeople(room);
    },
    /** Sends a heartbeat to all subscribers, with the revision of their plan. */
    beat: (rooms: readonly Room[]): Promise<void> =>
      forEachRev(db, rooms, ({ followers }, rev) => {
        for (const follower of followers) follower.tellBeat(rev);
      }),
  };
}

/** Formats rows as text once per view, for all subscribers with that view. */
function writtenOnce(rows: readonly DeltaRow[]): (view: View) => string {
  const texts = new Map<string, string>();
  return (view) => {
    const text = texts.get(view.mark) ?? changesText(rows, view);
    texts.set(view.mark, text);
    return text;
  };
}

/** Groups rows by revision, for the revisions after one and up to another; includes those without rows. */
const byRev = (rows: readonly DeltaRow[], after: number, upTo: number): readonly (readonly DeltaRow[])[] =>
  Array.from({ length: upTo - after }, (_, nth) => rows.filter(({ rev }) => rev === after + nth + 1));

/** Sends all changes up to a revision to the subscribers who have not had them. An announcement may be late, lost or repeated. */
async function sendChanges(db: Database, room: Room, upTo: number): Promise<void> {
  const waiting = [...room.followers].filter(({ isBehind, rev }) => !isBehind && rev < upTo);
  let after = Math.min(...waiting.map(({ rev }) => rev));
  if (upTo - after > MOST_REVS_BEHIND) {
    for (const follower of waiting) {
      follower.rev = upTo;
      follower.tellBeat(upTo);
    }
    return;
  }
  while (after < upTo) {
    const { rev, rows } = await pageAfter(db, room.planId, { after, upTo });
    for (const [nth, ofRev] of byRev(rows, after, rev).entries()) {
      const textFor = writtenOnce(ofRev);
      for (const follower of waiting) follower.tellChange(after + nth + 1, textFor);
    }
    after = rev;
  }
}

/** Reads the revisions of the plans of rooms in one query. */
async function forEachRev(
  db: Database,
  rooms: readonly Room[],
  act: (room: Room, rev: number) => void,
): Promise<void> {
  if (rooms.length === 0) return;
  const revs = await findRevs(
    db,
    rooms.map(({ planId }) => planId),
  );
  for (const room of rooms) {
    const rev = revs.get(room.planId);
    if (rev !== undefined) act(room, rev);
  }
}
