import { allKinds } from '../derive/any-kind.ts';
import { layerPresets } from '../derive/layer-presets.ts';
import { riskTypes } from '../options/risk.ts';
import type { RiskShown } from '../risk/land-risk.ts';
import { analytes, type AnalyteKey } from '../soil/analytes.ts';
import { defineReport } from './define-report.ts';

/** Layer presets that print well; the default view of a plan is for the screen only. */
const printedPresets = layerPresets.filter(({ id }) => id !== 'usual');

const entriesOf = <Key extends string, One extends { readonly key: Key }>(
  all: readonly (One & { readonly key: Key })[],
  say: (one: One) => string,
): Record<Key, string> =>
  // Each of them has its own key.
  Object.fromEntries(all.map((one) => [one.key, say(one)])) as Record<Key, string>;

const AS_DRAWN = 'As they are drawn';
const unitColours: Readonly<Record<'none' | RiskShown, string>> = {
  none: AS_DRAWN,
  highest: 'By their highest risk',
  ...entriesOf(riskTypes, ({ label }) => `By risk: ${label.toLowerCase()}`),
};
const transectColours: Readonly<Record<'none' | AnalyteKey, string>> = {
  none: AS_DRAWN,
  ...entriesOf(analytes, ({ label }) => `By ${label}`),
};

/** Report with only the map of the farm; not in the specification, our choice. */
export const mapReport = defineReport({
  name: 'Map of the farm',
  tab: 'Map',
  about:
    'The farm on paper from A4 to A1, at a true scale or as large as the sheet allows, with legend, scale bar, north and grid.',
  fileName: 'map',
  settings: {
    layers: {
      type: 'set',
      label: 'Shows',
      help: 'Left empty, everything that is drawn. The boundary, streams and contours are there always.',
      options: Object.fromEntries(allKinds.map(({ id, names }) => [id, names.plural])),
      default: [],
      presets: printedPresets.map(({ id, label, layers }) => ({ id, label, chosen: layers })),
      areMapLayers: true,
    },
    imported: {
      type: 'set',
      label: 'Imported layers',
      help: 'Under what is drawn, as on the map.',
      options: {},
      optionsOf: 'importedLayer',
      default: [],
    },
    landUnits: {
      type: 'choice',
      label: 'Land units',
      options: unitColours,
      default: 'none',
      onMap: 'landUnits',
    },
    fences: {
      type: 'choice',
      label: 'Fences along water',
      options: { none: AS_DRAWN, risk: 'By risk' },
      default: 'none',
      onMap: 'fenceLines',
    },
    transects: {
      type: 'choice',
      label: 'Transects',
      options: transectColours,
      default: 'none',
      onMap: 'transects',
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
      default: null as number | null, // a number once one is chosen
    },
  },
});
