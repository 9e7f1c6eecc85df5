import { commonFields } from '../../fields/common-fields.ts';
import {
  capacityFromRate,
  irrigatedGround,
  irrigationColumns,
  irrigationFields,
  irrigationSections,
} from '../../fields/irrigation-fields.ts';
import { irrigationEvents, irrigationLog, irrigationLogSection } from './irrigation-log.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const emitterTypes = defineOptions([
  { key: 'dripLine', label: 'Drip line' },
  { key: 'pointDripper', label: 'Point dripper' },
  { key: 'microSprinkler', label: 'Micro sprinkler' },
  { key: 'microJet', label: 'Micro jet' },
]);

const filtrations = defineOptions([
  { key: 'none', label: 'None' },
  { key: 'screen', label: 'Screen' },
  { key: 'disc', label: 'Disc' },
  { key: 'sandMedia', label: 'Sand media' },
]);

export const micro = defineKind({
  id: 'micro',
  version: 1,
  names: {
    singular: 'Micro or drip irrigation',
    plural: 'Micro and drip irrigation',
    inSentence: 'micro or drip irrigation',
    alsoCalled: ['drip', 'dripper', 'trickle'],
  },
  wording: { route: 'irrigator', featureType: 'micro', collection: 'irrigators', idKey: '_id' },
  shapes: ['polygon'],
  fields: {
    ...commonFields,
    emitterType: { type: 'enum', label: 'Emitter', required: true, options: emitterTypes },
    emitterFlow: { type: 'number', label: 'Emitter flow', unit: 'L/h', min: 0.2, max: 200, step: 0.1 },
    emitterSpacing: { type: 'number', label: 'Emitter spacing', unit: 'm', min: 0.1, max: 10, step: 0.1 },
    rowSpacing: { type: 'number', label: 'Row spacing', unit: 'm', min: 0.3, max: 12, step: 0.1 },
    filtration: { type: 'enum', label: 'Filtration', options: filtrations },
    runTime: { type: 'number', label: 'Run time', unit: 'h', min: 0, max: 24, step: 0.25 },
    ...irrigationFields,
    ...irrigationLog,
  },
  sections: [
    {
      title: 'Irrigator',
      fields: [
        'name',
        'status',
        'emitterType',
        'emitterFlow',
        'emitterSpacing',
        'rowSpacing',
        'filtration',
        'runTime',
      ],
    },
    ...irrigationSections,
    irrigationLogSection,
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  derived: [
    {
      key: 'intensity',
      label: 'Intensity',
      unit: 'mm/h',
      decimals: 1,
      help: 'L/h ÷ (emitter × row spacing)',
      of: ({ emitterFlow, emitterSpacing, rowSpacing }) =>
        emitterFlow === undefined || !emitterSpacing || !rowSpacing
          ? undefined
          : emitterFlow / (emitterSpacing * rowSpacing),
    },
    capacityFromRate,
  ],
  fromShape: irrigatedGround,
  bookColumns: irrigationColumns,
  log: irrigationEvents,
  style: {
    ...inFamily('irrigation', 'pale'),
    width: 2,
    dash: [2, 2],
    fillOpacity: 0.12,
    symbol: 'sprinkler',
    order: 28,
  },
  filter: { group: 'Irrigation', onByDefault: false },
});
