import type { Clock } from '../../platform/clock/clock.ts';
import { findGrantEnds, firstOf } from '../../platform/access/grant-ends.ts';
import type { PlanAccess } from '../../platform/access/caller.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { PLAN_CHANGED } from '../../platform/ledger/append-to-log.ts';
import type { Logger } from '../../platform/log/logger.ts';
import { changesText, pageAfter } from './changes-since.ts';
import { findDeltasOf, findRevs, findSpan, type DeltaRow } from './delta-store.ts';
import type { Follower } from './follower.ts';
import type { View } from './marks.ts';
import { findPeopleHere, PRESENCE_CHANGED } from './presence-store.ts';
import { createRooms, type Room } from './rooms.ts';

/** The channel on which it is told that a right to plans may have changed; the payload names a plan, a person or an account. */
const ACCESS_CHANGED = 'access_changed';
const BEAT_MS = 20_000;
/** The right to follow is asked for anew after so many beats, whatever was told: a session that is left alone ends unseen. */
const BEATS_UNTIL_ASKED = 15;
/** Open at once for one person on one server: several browsers with several plans. */
const MOST_OF_A_PERSON = 12;
/** Somebody further behind asks for what they missed. */
const MOST_REVS_BEHIND = 100;
/** A timer cannot be set further ahead. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Those who follow plans on this server, told as things happen on any server. */
export interface Live {
  /** @throws AppError tooMany, busy when the server closes */
  admit(userId: string): void;
  /** Follows a plan until the stream ends; gives what ends the following. */
  follow(follower: Follower, plan: PlanAccess): () => void;
  close(): void;
}

interface LiveOptions {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly beatMs?: number;
}

/** Listens for what happens to plans, and tells it to whoever follows them here. */
export async function startLive({ database, clock, log, beatMs = BEAT_MS }: LiveOptions): Promise<Live> {
  const { db } = database;
  const rooms = createRooms((error) => log.warn({ err: error }, 'followers could not be told'));
  let beats = 0;

  const tellRevision = (room: Room, rev: number): Promise<void> =>
    room.inTurn(async () => {
      const textFor = writtenOnce(await findDeltasOf(db, room.planId, rev));
      for (const follower of room.followers) if (!follower.isBehind) follower.tellChange(rev, textFor);
    });

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
      if (plan) await setEnd(room, follower, plan);
    });

  /** A right that runs out is told by nobody: it is waited for. */
  async function setEnd(room: Room, follower: Follower, plan: PlanAccess): Promise<void> {
    const at = clock.now();
    const end = firstOf(await findGrantEnds(db, { caller: follower.caller, plan, at }));
    const inMs = end && Math.min(LONGEST_TIMER_MS, end.getTime() - at.getTime() + 1);
    room.setTimer(follower, inMs, () => void askAgain(room, follower));
  }

  async function beat(): Promise<void> {
    const open = rooms.all();
    if (open.length === 0) return;
    const revs = await findRevs(
      db,
      open.map(({ planId }) => planId),
    );
    for (const { planId, followers } of open)
      for (const follower of followers) follower.tellBeat(revs.get(planId) ?? follower.rev);
  }

  const askAll = (room: Room, isMeant: (follower: Follower) => boolean): void => {
    for (const follower of room.followers) if (isMeant(follower)) void askAgain(room, follower);
  };

  const beatAndAsk = (): void => {
    beat().catch((error: unknown) => log.warn({ err: error }, 'no beat could be sent'));
    beats += 1;
    if (beats % BEATS_UNTIL_ASKED === 0) for (const room of rooms.all()) askAll(room, () => true);
  };

  /** The connection that hears was lost for a while: everybody is told how far their plan is, and asked for their right. */
  const onMissed = (): void => {
    beat().catch((error: unknown) => log.warn({ err: error }, 'no beat could be sent'));
    for (const room of rooms.all()) {
      askAll(room, () => true);
      void tellPeople(room);
    }
  };

  await database.listen(PLAN_CHANGED, hear, onMissed);
  await database.listen(PRESENCE_CHANGED, (payload) => {
    const { planId } = JSON.parse(payload) as { planId: string }; // told by the store
    const room = rooms.find(planId);
    if (room) void tellPeople(room);
  });
  await database.listen(ACCESS_CHANGED, (payload) => {
    const told = JSON.parse(payload) as { planId?: string; userId?: string }; // told by the database's triggers
    const concerned = told.planId === undefined ? rooms.all() : [rooms.find(told.planId)];
    for (const room of concerned)
      if (room) askAll(room, ({ caller }) => told.userId === undefined || told.userId === caller.userId);
  });

  function hear(payload: string): void {
    const { planId, rev } = JSON.parse(payload) as { planId: string; rev: number }; // told by the ledger
    const room = rooms.find(planId);
    if (room) void tellRevision(room, rev);
  }

  /** Brings somebody who joins up to where the plan is, or tells them that they are too far behind for that. */
  const welcome = (room: Room, follower: Follower, plan: PlanAccess): Promise<void> =>
    room.inTurn(async () => {
      const { planId } = room;
      const { rev: upTo, deltaFloor } = await findSpan(db, planId);
      const after = follower.rev;
      if (after <= upTo && after >= deltaFloor && upTo - after <= MOST_REVS_BEHIND) {
        const { rev, rows } = await pageAfter(db, planId, { after, upTo });
        for (const [nth, ofRev] of byRev(rows, after, rev).entries())
          follower.tellChange(after + nth + 1, writtenOnce(ofRev));
      }
      follower.rev = upTo;
      follower.isBehind = false;
      follower.tellBeat(upTo);
      await setEnd(room, follower, plan);
    });

  /** Whoever cannot be told where the plan is had better come again. */
  const letIn = async (room: Room, follower: Follower, plan: PlanAccess): Promise<void> => {
    await welcome(room, follower, plan);
    if (follower.isBehind) follower.end();
    else await tellPeople(room);
  };

  const timer = setInterval(beatAndAsk, beatMs);
  timer.unref();
  return {
    admit(userId) {
      if (rooms.isClosed()) throw new AppError('busy');
      const theirs = rooms
        .all()
        .flatMap(({ followers }) => [...followers].filter((one) => one.caller.userId === userId));
      if (theirs.length >= MOST_OF_A_PERSON)
        throw new AppError('tooMany', { logText: 'follows too many plans at once' });
    },
    follow(follower, plan) {
      const room = rooms.join(plan.planId, follower);
      void letIn(room, follower, plan);
      return () => rooms.leave(room, follower);
    },
    close() {
      clearInterval(timer);
      rooms.close();
    },
  };
}

/** The text of some rows by what is seen of them, written once for all who see the same. */
function writtenOnce(rows: readonly DeltaRow[]): (view: View) => string {
  const texts = new Map<string, string>();
  return (view) => {
    const text = texts.get(view.mark) ?? changesText(rows, view);
    texts.set(view.mark, text);
    return text;
  };
}

/** The rows of each revision after one and up to another, those without a row among them. */
const byRev = (rows: readonly DeltaRow[], after: number, upTo: number): readonly (readonly DeltaRow[])[] =>
  Array.from({ length: upTo - after }, (_, nth) => rows.filter(({ rev }) => rev === after + nth + 1));
