export { LET_FALL_DUE, letFallDue, scheduleReviews } from './fall-due.ts';
export { PRINT_VERSION, printVersion, type PrintVersion } from './print-version.ts';
export { lifeReaders, lifeWriters } from './record.ts';
export { readContentBytes } from './freeze-version.ts';
export { insertVersion, insertVersionFile } from './version-store.ts';
export { keyOfPrintedVersion } from './print-version.ts';
export { lifeHandlers } from './routes.ts';
