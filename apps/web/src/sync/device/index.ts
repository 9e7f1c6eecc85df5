export { readUnsent, type UnsentWork } from '../adapters/indexed-db-store.ts';
export { eraseKept, letGo } from './erase-device.ts';
export { forgetOpening, type GonePlan } from './gone-plans.ts';
export { databaseName, keepOnPurpose, keptOnPurpose } from './opened-plans.ts';
export type { StoredPlan } from './stored-plans.ts';
