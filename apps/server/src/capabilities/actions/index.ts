export { actionHandlers } from './routes.ts';
export { actionReaders, actionWriters } from './record.ts';
export { putAction } from './put-action.ts';
export { addEvidence, addRemark } from './put-proof.ts';
export { findPeopleOfPlan, findPersonForPlan } from './action-store.ts';
export { actionEntity, evidenceEntity, evidenceStore, remarkEntity, remarkStore } from './action-things.ts';
