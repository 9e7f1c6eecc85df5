export { KindSwatch } from './kind-swatch.tsx';
export { LayerList } from './layer-list.tsx';
export { RiskLayerControls } from './risk-layer-controls.tsx';
export { GroundLayerList } from './ground-layer-list.tsx';
export { WaterLayerList } from './water-layer-list.tsx';
export { LegendList, MapLegend } from './map-legend.tsx';
export { PresetBar } from './preset-bar.tsx';
export { SoilLegend } from './soil-legend.tsx';
