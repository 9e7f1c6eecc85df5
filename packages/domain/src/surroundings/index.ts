export type { KnownStreams, PlaceAsked, PlanAround } from './plan-around.ts';
export { proposeFromWater } from './propose-from-water.ts';
export { surroundingsOf } from './surroundings-of.ts';
