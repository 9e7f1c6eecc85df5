export { usePlanMap, type PlanMapContent } from './use-plan-map.ts';
export { useSketch } from './use-sketch.ts';
