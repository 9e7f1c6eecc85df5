import { isDiskFull } from './database-unavailable.ts';

/** SQL that allocates some pages for the length of a statement; needs no rights beyond those of other writes. */
export const ROOM_QUESTION =
  "create temporary table room_probe on commit drop as select repeat('x', 100000) as filling";

export interface RoomWatch {
  /** Notes that a write found the disk of the database full. */
  readonly noteFull: () => void;
  /** Checks for disk space after the disk was full, until there is some again. @throws while the disk is full */
  check(): Promise<void>;
}

/** Remembers that the disk of the database was full: reading still works, so nothing else would show it. */
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
