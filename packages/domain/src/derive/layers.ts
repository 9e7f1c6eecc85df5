/** Entry point for what is derived for map layers, labels and legends. */
export {
  BOUNDARY_LAYER,
  REMOVED_LAYER,
  defaultLayerIds,
  layerFilters,
  type LayerFilter,
} from './layer-filters.ts';
export { mapLabel, MAP_LABEL_CHARACTERS } from './map-label.ts';
export { labelRank } from './label-rank.ts';
export {
  GROUND_KEY,
  groundLayers,
  groundLookOf,
  groundLooks,
  withGroundLook,
  type GroundLayer,
  type GroundLayerId,
  type GroundLookId,
} from './ground-layers.ts';
export { waterLayers, type WaterLayer } from './water-layers.ts';
export { layerPresets, type LayerPreset } from './layer-presets.ts';
export { isSoilLayerId, soilLayers, type SoilLayer, type SoilLayerId } from './soil-layers.ts';
