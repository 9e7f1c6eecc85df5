export { usePlanMap, type PlanMapContent } from './use-plan-map.ts';
