import { isDiskFull } from './database-unavailable.ts';

/** Takes some pages for the length of a statement; needs no right that other writes do not. */
export const ROOM_QUESTION =
  "create temporary table room_probe on commit drop as select repeat('x', 100000) as filling";

export interface RoomWatch {
  /** A write found no room on the disk of the database. */
  readonly noteFull: () => void;
  /** Asks for room where there was none, until there is again. @throws while the disk is full */
  check(): Promise<void>;
}

/** Keeps that the disk of the database was full: reading goes on, so that nothing else would show it. */
export function watchRoom(ask: () => Promise<unknown>): RoomWatch {
  let isFull = false;
  return {
    noteFull() {
      isFull = true;
    },
    async check() {
      if (!isFull) return;
      await ask().catch((error: unknown) => {
        // Refused for any other reason, it says nothing of the room.
        if (isDiskFull(error)) throw error;
      });
      isFull = false;
    },
  };
}
