export { assessPlan } from './assess-plan.ts';
export { riskHandlers } from './routes.ts';
