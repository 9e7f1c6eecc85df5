export { LET_FALL_DUE, letFallDue, scheduleReviews } from './fall-due.ts';
export { PRINT_VERSION, printVersion, type PrintVersion } from './print-version.ts';
export { lifeReaders, lifeWriters } from './record.ts';
export { lifeHandlers } from './routes.ts';
export { readContent } from './freeze-version.ts';
export { findVersion } from './version-store.ts';
