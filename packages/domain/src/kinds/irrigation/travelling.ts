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

const machineTypes = defineOptions([
  { key: 'gun', label: 'Gun' },
  { key: 'rotaryBoom', label: 'Rotary boom' },
  { key: 'fixedBoom', label: 'Fixed boom' },
]);

export const travelling = defineKind({
  id: 'travelling',
  version: 1,
  names: {
    singular: 'Travelling irrigator',
    plural: 'Travelling irrigators',
    inSentence: 'travelling irrigator',
    alsoCalled: ['gun', 'rotorainer', 'boom'],
  },
  wording: { route: 'irrigator', featureType: 'travelling', collection: 'irrigators', idKey: '_id' },
  shapes: ['polygon', 'line'],
  fields: {
    ...commonFields,
    machineType: { type: 'enum', label: 'Machine', required: true, options: machineTypes },
    wettedWidth: { type: 'number', label: 'Wetted width', unit: 'm', min: 5, max: 150, step: 1 },
    laneSpacing: { type: 'number', label: 'Lane spacing', unit: 'm', min: 5, max: 150, step: 1 },
    runLength: { type: 'number', label: 'Run length', unit: 'm', min: 50, max: 1000, step: 5 },
    travelSpeed: { type: 'number', label: 'Travel speed', unit: 'm/h', min: 1, max: 200, step: 1 },
    nozzlePressure: { type: 'integer', label: 'Nozzle pressure', unit: 'kPa', min: 50, max: 900, step: 10 },
    ...irrigationFields,
    ...irrigationLog,
  },
  sections: [
    {
      title: 'Irrigator',
      fields: [
        'name',
        'status',
        'machineType',
        'wettedWidth',
        'laneSpacing',
        'runLength',
        'travelSpeed',
        'nozzlePressure',
      ],
    },
    ...irrigationSections,
    irrigationLogSection,
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  derived: [
    {
      key: 'depthFromRate',
      label: 'Depth at consented rate',
      unit: 'mm',
      decimals: 1,
      help: 'L/s × 3,600 ÷ (speed in m/h × lane spacing)',
      of: ({ maxRate, travelSpeed, laneSpacing }) =>
        maxRate === undefined || !travelSpeed || !laneSpacing
          ? undefined
          : (maxRate * 3600) / (travelSpeed * laneSpacing),
    },
    capacityFromRate,
  ],
  runs: { width: 'wettedWidth', length: 'runLength' },
  fromShape: irrigatedGround,
  bookColumns: irrigationColumns,
  log: irrigationEvents,
  style: {
    ...inFamily('irrigation', 'deep'),
    width: 2,
    dash: [4, 2],
    fillOpacity: 0.12,
    symbol: 'sprinkler',
    order: 29,
  },
  filter: { group: 'Irrigation', onByDefault: false },
});
