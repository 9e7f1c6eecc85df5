export { eraseDatabase, readUnsent, type UnsentWork } from '../adapters/indexed-db-store.ts';
export { letGo } from './erase-device.ts';
export { databaseName, keepOnPurpose, keptOnPurpose } from './opened-plans.ts';
export type { StoredPlan } from './stored-plans.ts';
