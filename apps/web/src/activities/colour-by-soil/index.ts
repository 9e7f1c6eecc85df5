export { BandChip } from './band-chip.tsx';
export { BandLegend } from './band-legend.tsx';
export { SoilLayerControl } from './soil-layer-control.tsx';
export { useSoilColours } from './use-soil-colours.ts';
