export { riskHandlers } from './routes.ts';
export { assessPlan } from './assess-plan.ts';
