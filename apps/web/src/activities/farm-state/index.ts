export { useFarmState, type FarmState } from './use-farm-state.ts';
