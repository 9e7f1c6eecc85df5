import { allKinds } from './any-kind.ts';

/** Layer of the farm boundary: shown and filtered like a kind, but saved by calls of its own. */
export const BOUNDARY_LAYER = {
  id: 'boundary',
  label: 'Boundary',
  group: 'Land',
  colour: '#B02A1F',
  onDark: '#FF7A66',
  width: 2.6,
} as const;

/** Layer of removed features of any kind: hidden until a person shows it. */
export const REMOVED_LAYER = { id: 'removed', label: 'Removed features' } as const;

export interface LayerFilter {
  readonly id: string;
  readonly label: string;
  readonly group: string;
}

/** Layers a person can show and hide: boundary first, then the kinds in the order of the legend. */
export const layerFilters: readonly LayerFilter[] = [
  BOUNDARY_LAYER,
  ...allKinds.map((kind) => ({ id: kind.id, label: kind.names.plural, group: kind.filter.group })),
];

/** Layers shown by default (spec §3: CSA, LMU, paddocks and boundary). */
export const defaultLayerIds: readonly string[] = [
  BOUNDARY_LAYER.id,
  ...allKinds.filter((kind) => kind.filter.onByDefault).map((kind) => kind.id),
];
