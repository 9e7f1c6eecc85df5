export { actionReaders, actionWriters } from './record.ts';
export { actionEntity, actionStore, valuesOfAction } from './action-things.ts';
export { findPeopleOfPlan } from './action-store.ts';
