import type { Follower } from './follower.ts';

/** The subscribers of one plan on this server. */
export interface Room {
  readonly planId: string;
  readonly followers: ReadonlySet<Follower>;
  /** Runs work after all earlier work, so that events are sent in the order of what happened. */
  inTurn(work: () => Promise<void>): Promise<void>;
  /** Sets the one timer of a subscriber or of the people; null removes it. */
  setTimer(of: Follower | 'people', inMs: number | null, act: () => void): void;
}

export interface Rooms {
  find(planId: string): Room | undefined;
  all(): readonly Room[];
  join(planId: string, follower: Follower): Room;
  leave(room: Room, follower: Follower): void;
  isClosed(): boolean;
  /** Counts a person's open streams. */
  countOf(userId: string): number;
  /** Closes all streams. */
  close(): void;
}

interface OpenRoom extends Room {
  readonly followers: Set<Follower>;
  readonly timers: Map<Follower | 'people', NodeJS.Timeout>;
}

/** Creates the rooms of all plans. `onFault` gets errors of notifying. */
export function createRooms(onFault: (error: unknown) => void): Rooms {
  const rooms = new Map<string, OpenRoom>();
  let isClosed = false;

  const clearTimer = ({ timers }: OpenRoom, of: Follower | 'people'): void => {
    clearTimeout(timers.get(of));
    timers.delete(of);
  };

  function open(planId: string): OpenRoom {
    let last: Promise<void> = Promise.resolve();
    const room: OpenRoom = {
      planId,
      followers: new Set(),
      timers: new Map(),
      inTurn(work) {
        last = last.then(() => (isClosed || room.followers.size === 0 ? undefined : work())).catch(onFault);
        return last;
      },
      setTimer(of, inMs, act) {
        clearTimer(room, of);
        if (inMs === null || isClosed || room.followers.size === 0) return;
        room.timers.set(of, setTimeout(act, inMs).unref());
      },
    };
    rooms.set(planId, room);
    return room;
  }

  return {
    find: (planId) => rooms.get(planId),
    all: () => [...rooms.values()],
    isClosed: () => isClosed,
    countOf: (userId) =>
      [...rooms.values()].flatMap(({ followers }) =>
        [...followers].filter(({ caller }) => caller.userId === userId),
      ).length,
    join(planId, follower) {
      const room = rooms.get(planId) ?? open(planId);
      room.followers.add(follower);
      return room;
    },
    leave({ planId }, follower) {
      const room = rooms.get(planId);
      if (!room?.followers.delete(follower)) return;
      clearTimer(room, follower);
      if (room.followers.size > 0) return;
      clearTimer(room, 'people');
      rooms.delete(planId);
    },
    close() {
      isClosed = true;
      for (const { followers, timers } of rooms.values()) {
        for (const timer of timers.values()) clearTimeout(timer);
        for (const follower of followers) follower.end();
      }
    },
  };
}
