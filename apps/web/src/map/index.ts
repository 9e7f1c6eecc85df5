export { AtShape } from './at-shape.tsx';
export { PlanMap } from './plan-map.tsx';
export type { Drawing, MapShape, PlanMapHandle, PlanMapProps } from './plan-map-props.ts';
export type { DrawnShape } from './draw/drawn-shape.ts';
export type { Camera } from './camera.ts';
export type { TileSettings } from './engine/paper-style.ts';
export { readCountry } from './ground/read-country.ts';
export type { ImportedMapLayer } from './layers/imported-layers.ts';
export { mapFeatureFrom, type MapFeature } from './layers/map-feature.ts';
