export { PlanMap, type Drawing, type MapShape, type PlanMapHandle, type PlanMapProps } from './plan-map.tsx';
export { whyNotEditable, type DrawnShape } from './draw/drawing-session.ts';
export type { Camera } from './engine/start-map.ts';
export type { TileSettings } from './engine/paper-style.ts';
export { mapFeatureFrom, type MapFeature } from './layers/map-feature.ts';
