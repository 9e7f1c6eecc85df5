export { actionAddress } from './action-address.ts';
export { actionHandlers } from './routes.ts';
export { actionReaders, actionWriters } from './record.ts';
export { actionEntity, actionStore, madeOfAction, valuesOfAction } from './action-things.ts';
export { findPeopleOfPlan } from './action-store.ts';
export { actionCounts } from './count-actions.ts';
export { putAction } from './put-action.ts';
export { addEvidence, addRemark } from './put-proof.ts';
