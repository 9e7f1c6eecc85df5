export { planReader, planWriters } from './record.ts';
export { planHandlers } from './routes.ts';
export { createPlan } from './create-plan.ts';
export { findOrCreateUser, findOwner, findPlan, giveRole, insertPlan } from './plan-store.ts';
export { planEntity, standingOf } from './plan-entity.ts';
export { infoOf } from './present-plan.ts';
export { savePlanInfo, writePlanInfo } from './save-plan-info.ts';
