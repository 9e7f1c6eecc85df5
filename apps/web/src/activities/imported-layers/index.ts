export { ImportedLayerList } from './imported-layer-list.tsx';
export { LayerSwatch } from './layer-swatch.tsx';
export { ImportedLegend } from './imported-legend.tsx';
export { layerQuery, useImportedMapLayers, useReadLayers } from './use-imported-map-layers.ts';
