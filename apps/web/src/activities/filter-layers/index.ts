export { KindSwatch } from './kind-swatch.tsx';
export { LayerList } from './layer-list.tsx';
export { RiskLayerControls } from './risk-layer-controls.tsx';
export { WaterLayerList } from './water-layer-list.tsx';
