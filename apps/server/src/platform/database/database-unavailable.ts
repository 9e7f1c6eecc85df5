import pg from 'pg';

/**
 * Reason why the database does not answer: unreachable (`away`), overloaded (`busy`), a lock held for too long (`held`), or no disk space (`full`).
 */
export type Unavailability = 'away' | 'busy' | 'held' | 'full';

/** The database could not run a query that is itself correct. A write that was under way may or may not be stored. */
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
/**
 * SQLSTATEs of connection errors, of a server that stops, has crashed or is starting, and of a connection to one that takes no writes: after a
 * failover it was the primary, and is none any more.
 */
const AWAY = /^(08...|57P0.|25P03|25006)$/;

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

/** Converts a driver's error to `DatabaseUnavailable`; returns an error about the query itself unchanged. */
export function unavailableFrom(error: unknown): unknown {
  const reason = error instanceof DatabaseUnavailable ? undefined : reasonOf(error);
  return reason === undefined ? error : new DatabaseUnavailable(reason, error);
}
