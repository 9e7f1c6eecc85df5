export { useFarmState, type FarmState } from './use-farm-state.ts';
export { placeOfTarget } from './place-of-target.ts';
export { useReadiness } from './use-readiness.ts';
