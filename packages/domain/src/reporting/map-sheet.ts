import type { AnyKind } from '../derive/any-kind.ts';
import { defineReport } from './define-report.ts';

type Group = AnyKind['filter']['group'];

/** What a map may show: everything, or groups of kinds that are read together. */
const layers = {
  everything: 'Everything',
  land: 'Land',
  water: 'Land and water',
  nutrients: 'Land and nutrients',
  structures: 'Land and structures',
} as const;

type Layers = keyof typeof layers;

/** The groups of kinds on such a map; all where none are named. */
export const groupsOnMap: Readonly<Record<Layers, readonly Group[] | undefined>> = {
  everything: undefined,
  land: ['Land', 'Nature and pests'],
  water: ['Land', 'Water', 'Irrigation'],
  nutrients: ['Land', 'Nutrients'],
  structures: ['Land', 'Structures', 'Monitoring', 'Other'],
};

/** The map of the farm by itself; no call of the specification, our choice. */
export const mapReport = defineReport({
  name: 'Map of the farm',
  tab: 'Map',
  about:
    'The farm on paper from A4 to A1, at a true scale or as large as the sheet allows, with legend, scale bar, north and grid.',
  fileName: 'map',
  settings: {
    layers: {
      type: 'choice',
      label: 'Shows',
      options: layers,
      default: 'everything',
    },
    paper: {
      type: 'choice',
      label: 'Paper',
      options: { a4: 'A4', a3: 'A3', a2: 'A2', a1: 'A1' },
      default: 'a3',
    },
    grid: {
      type: 'choice',
      label: 'Grid',
      options: { lines: 'Grid lines', none: 'No grid' },
      default: 'lines',
    },
    ratio: {
      type: 'number',
      label: 'Scale, 1 to',
      help: 'Left empty, as large as one sheet allows. A large scale takes several sheets, with an index.',
      isWhole: true,
      min: 500,
      max: 250_000,
      default: null as number | null,
    },
  },
});
