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

export const solidSet = defineKind({
  id: 'solidSet',
  version: 1,
  names: {
    singular: 'Solid set irrigator',
    plural: 'Solid set irrigators',
    inSentence: 'solid set irrigator',
    alsoCalled: ['fixed sprinklers'],
  },
  wording: { route: 'irrigator', featureType: 'solid-set', collection: 'irrigators', idKey: '_id' },
  shapes: ['polygon'],
  fields: {
    ...commonFields,
    sprinklerSpacing: {
      type: 'number',
      label: 'Sprinkler spacing',
      required: true,
      unit: 'm',
      min: 3,
      max: 40,
      step: 0.5,
    },
    rowSpacing: { type: 'number', label: 'Row spacing', unit: 'm', min: 3, max: 40, step: 0.5 },
    sprinklerFlow: { type: 'number', label: 'Sprinkler flow', unit: 'L/h', min: 20, max: 5000, step: 10 },
    zones: { type: 'integer', label: 'Zones', min: 1, max: 200, step: 1 },
    runTime: { type: 'number', label: 'Run time', unit: 'h', min: 0, max: 24, step: 0.25 },
    frostUse: { type: 'boolean', label: 'Used for frost' },
    ...irrigationFields,
    ...irrigationLog,
  },
  sections: [
    {
      title: 'Irrigator',
      fields: [
        'name',
        'status',
        'sprinklerSpacing',
        'rowSpacing',
        'sprinklerFlow',
        'zones',
        'runTime',
        'frostUse',
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
      help: 'L/h ÷ (spacing × row spacing)',
      of: ({ sprinklerFlow, sprinklerSpacing, rowSpacing }) =>
        sprinklerFlow === undefined || !sprinklerSpacing || !rowSpacing
          ? undefined
          : sprinklerFlow / (sprinklerSpacing * rowSpacing),
    },
    capacityFromRate,
  ],
  fromShape: irrigatedGround,
  bookColumns: irrigationColumns,
  log: irrigationEvents,
  style: {
    ...inFamily('irrigation'),
    width: 2,
    dash: [2, 4],
    fillOpacity: 0.12,
    symbol: 'sprinkler',
    order: 27,
  },
  filter: { group: 'Irrigation', onByDefault: false },
});
