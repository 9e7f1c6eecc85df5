import { kinds } from '../kinds/registry.ts';
import { allKinds } from './any-kind.ts';
import { BOUNDARY_LAYER, defaultLayerIds } from './layer-filters.ts';

/** Preset of map layers for one question: which layers are shown, and what colours them. */
export interface LayerPreset {
  readonly id: string;
  readonly label: string;
  /** Ids of layer filters. */
  readonly layers: readonly string[];
  /** Colourings of the farm that the preset turns on. */
  readonly colours: {
    readonly fenceLines: boolean;
    readonly landUnits: boolean;
    readonly transects: boolean;
  };
}

const plain = { fenceLines: false, landUnits: false, transects: false } as const;

/** Base layers that every preset shows. */
const ground: readonly string[] = [BOUNDARY_LAYER.id, kinds.paddock.id];
const groupsOf = (...groups: readonly string[]): readonly string[] =>
  allKinds.filter(({ filter }) => groups.includes(filter.group)).map(({ id }) => id);

/** Layer presets in the order in which they are offered. The first is the default view of a plan. */
export const layerPresets: readonly LayerPreset[] = [
  { id: 'usual', label: 'Usual', layers: defaultLayerIds, colours: plain },
  { id: 'water', label: 'Water', layers: [...ground, ...groupsOf('Water', 'Irrigation')], colours: plain },
  {
    id: 'nutrients',
    label: 'Nutrients',
    layers: [...ground, ...groupsOf('Nutrients')],
    colours: { ...plain, transects: true },
  },
  { id: 'structures', label: 'Structures', layers: [...ground, ...groupsOf('Structures')], colours: plain },
  {
    id: 'risk',
    label: 'Risk',
    layers: [BOUNDARY_LAYER.id, kinds.lmu.id, kinds.csa.id, kinds.fenceline.id],
    colours: { ...plain, landUnits: true, fenceLines: true },
  },
];
