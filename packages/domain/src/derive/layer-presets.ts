import { kinds } from '../kinds/registry.ts';
import { allKinds } from './any-kind.ts';
import { BOUNDARY_LAYER, defaultLayerIds } from './layer-filters.ts';

/** What is looked at together: which layers of the farm are shown, and by what they are coloured. */
export interface LayerPreset {
  readonly id: string;
  readonly label: string;
  /** Ids of layer filters. */
  readonly layers: readonly string[];
  /** Parts of the farm that are coloured by what is known of them. */
  readonly colours: {
    readonly fenceLines: boolean;
    readonly landUnits: boolean;
    readonly transects: boolean;
  };
}

const plain = { fenceLines: false, landUnits: false, transects: false } as const;

/** The ground that everything else is seen on. */
const ground: readonly string[] = [BOUNDARY_LAYER.id, kinds.paddock.id];
const groupsOf = (...groups: readonly string[]): readonly string[] =>
  allKinds.filter(({ filter }) => groups.includes(filter.group)).map(({ id }) => id);

/** The layers of one question each, in the order in which they are offered. The first is how a plan is seen at first. */
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
