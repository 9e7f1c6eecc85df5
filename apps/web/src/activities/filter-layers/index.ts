export { KindSwatch } from './kind-swatch.tsx';
export { LayerList } from './layer-list.tsx';
