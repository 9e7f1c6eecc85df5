import pg from 'pg';

/** Why the database does not answer: it is away, has too much to do, has no room left, or somebody holds what is needed for too long. */
export type Unavailability = 'away' | 'busy' | 'held' | 'full';

/** The database could not do what was asked, through no fault of what was asked. What was being written may or may not be kept. */
export class DatabaseUnavailable extends Error {
  readonly reason: Unavailability;

  constructor(reason: Unavailability, cause?: unknown) {
    super(`the database is ${reason}${cause instanceof Error ? `: ${cause.message}` : ''}`, { cause });
    this.reason = reason;
  }
}

const LOCK_NOT_AVAILABLE = '55P03';
const QUERY_CANCELLED = '57014';
const TOO_MANY_CONNECTIONS = '53300';
const DISK_FULL = '53100';
/** Connection faults, and a server that stops, has crashed or is starting. */
const AWAY = /^(08...|57P0.|25P03)$/;

/** Whether the disk of the database has no room left, whichever engine says so. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable
    ? error.reason === 'full'
    : error instanceof Error && 'code' in error && error.code === DISK_FULL;

function reasonOf(error: unknown): Unavailability | undefined {
  // What the driver says without the server having spoken is about the connection; a TypeError is about the question.
  if (!(error instanceof pg.DatabaseError)) return error instanceof TypeError ? undefined : 'away';
  const { code = '' } = error;
  if (isDiskFull(error)) return 'full';
  if (code === LOCK_NOT_AVAILABLE) return 'held';
  if (code === QUERY_CANCELLED || code === TOO_MANY_CONNECTIONS) return 'busy';
  return AWAY.test(code) ? 'away' : undefined;
}

/** An error of the driver as what it means; one that is about the question itself is given back as it is. */
export function unavailableFrom(error: unknown): unknown {
  const reason = error instanceof DatabaseUnavailable ? undefined : reasonOf(error);
  return reason === undefined ? error : new DatabaseUnavailable(reason, error);
}
