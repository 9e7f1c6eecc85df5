import type { Clock } from '../../platform/clock/clock.ts';
import type { PlanAccess } from '../../platform/access/caller.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { PLAN_CHANGED } from '../../platform/ledger/append-to-log.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { Follower } from './follower.ts';
import { PRESENCE_CHANGED } from './presence-store.ts';
import { createRooms, type Room, type Rooms } from './rooms.ts';
import { createNotifier } from './notify-followers.ts';

/** Channel that announces a possible change of rights to plans; the payload names a plan, a person or an account. */
const ACCESS_CHANGED = 'access_changed';
const BEAT_MS = 20_000;
/** Time within which a change is sent of which no announcement came. */
const SWEEP_MS = 1000;
/** Heartbeats after which the right is checked again in any case: an idle session ends without a notification. */
const BEATS_UNTIL_ASKED = 15;
/** Most open streams of one person on one server: several browsers with several plans. */
const MOST_OF_A_PERSON = 12;

/** The subscribers of plans on this server; they are notified of changes made on any server. */
export interface Live {
  /** @throws AppError tooMany, busy when the server closes */
  admit(userId: string): void;
  /** Subscribes to a plan until the stream ends; returns the function that ends it. */
  follow(follower: Follower, plan: PlanAccess): () => void;
  close(): void;
}

interface LiveOptions {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly beatMs?: number | undefined;
  readonly sweepMs?: number | undefined;
}

type Teller = ReturnType<typeof createNotifier>;

/** Listens for changes of plans and notifies the subscribers on this server. */
export async function startLive({
  database,
  clock,
  log,
  beatMs = BEAT_MS,
  sweepMs = SWEEP_MS,
}: LiveOptions): Promise<Live> {
  const rooms = createRooms((error) => log.warn({ err: error }, 'followers could not be told'));
  const teller = createNotifier({ db: database.db, clock });
  const beat = (): void =>
    void teller
      .beat(rooms.all())
      .catch((error: unknown) => log.warn({ err: error }, 'no sign of life could be sent'));
  let beats = 0;
  const timer = setInterval(() => {
    beat();
    beats += 1;
    if (beats % BEATS_UNTIL_ASKED === 0) askAll(teller, rooms.all());
  }, beatMs);
  timer.unref();
  const sweeper = setInterval(
    () =>
      void teller
        .sweep(rooms.all())
        .catch((error: unknown) => log.warn({ err: error }, 'plans could not be swept for changes')),
    sweepMs,
  );
  sweeper.unref();
  await listen(database, { rooms, teller, beat });
  return {
    admit(userId) {
      if (rooms.isClosed()) throw new AppError('busy');
      if (rooms.countOf(userId) >= MOST_OF_A_PERSON)
        throw new AppError('tooMany', { logText: 'follows too many plans at once' });
    },
    follow(follower, plan) {
      const room = rooms.join(plan.planId, follower);
      void teller.letIn(room, follower, plan);
      return () => rooms.leave(room, follower);
    },
    close() {
      clearInterval(timer);
      clearInterval(sweeper);
      rooms.close();
    },
  };
}

const askAll = (teller: Teller, rooms: readonly Room[], userId?: string): void => {
  for (const room of rooms)
    for (const follower of room.followers)
      if (userId === undefined || follower.caller.userId === userId) void teller.askAgain(room, follower);
};

async function listen(
  database: OpenDatabase,
  { rooms, teller, beat }: { readonly rooms: Rooms; readonly teller: Teller; readonly beat: () => void },
): Promise<void> {
  const roomsOf = (planId: string | undefined): readonly Room[] =>
    planId === undefined ? rooms.all() : [rooms.find(planId)].filter((room) => room !== undefined);
  const hear = (channel: string, act: (told: Told) => void, missed?: () => void): Promise<void> =>
    database.listen(channel, (payload) => act(JSON.parse(payload) as Told), missed); // told by the ledger, the store and the database's triggers

  await hear(
    PLAN_CHANGED,
    ({ planId, rev = 0 }) => roomsOf(planId).forEach((room) => void teller.tellRevision(room, rev)),
    // The connection that hears was lost for a while: everybody is told how far their plan is, and asked for their right.
    () => {
      beat();
      askAll(teller, rooms.all());
      for (const room of rooms.all()) void teller.tellPeople(room);
    },
  );
  await hear(PRESENCE_CHANGED, ({ planId }) =>
    roomsOf(planId).forEach((room) => void teller.tellPeople(room)),
  );
  await hear(ACCESS_CHANGED, ({ planId, userId }) => askAll(teller, roomsOf(planId), userId));
}

interface Told {
  readonly planId?: string;
  readonly userId?: string;
  readonly rev?: number;
}
