export { ImportedLayerList } from './imported-layer-list.tsx';
export { LayerSwatch } from './layer-swatch.tsx';
export { layerQuery, useImportedMapLayers } from './use-imported-map-layers.ts';
