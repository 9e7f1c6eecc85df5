export { LET_FALL_DUE, letFallDue } from './fall-due.ts';
export { orderMissingPrints } from './order-prints.ts';
export { keepPrintedVersion } from './keep-printed-version.ts';
export { findNewestVersionContent, readFrozenVersion } from './freeze-version.ts';
export { findPeopleOf, type PeopleOfPlan } from './people-of-plan.ts';
export { lifeReaders, lifeWriters } from './record.ts';
export { insertVersion, insertVersionFile } from './version-store.ts';
export { lifeHandlers } from './routes.ts';
export { findVersion } from './version-store.ts';
