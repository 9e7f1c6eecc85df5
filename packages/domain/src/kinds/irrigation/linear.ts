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

const sprinklerTypes = defineOptions([
  { key: 'fixedPlate', label: 'Fixed plate' },
  { key: 'rotating', label: 'Rotating' },
  { key: 'wobbling', label: 'Wobbling' },
  { key: 'lowEnergyDrop', label: 'Low energy drop' },
]);

export const linear = defineKind({
  id: 'linear',
  version: 1,
  names: {
    singular: 'Linear move irrigator',
    plural: 'Linear move irrigators',
    inSentence: 'linear move irrigator',
    alsoCalled: ['lateral', 'linear move'],
  },
  wording: { route: 'irrigator', featureType: 'linear', collection: 'irrigators', idKey: '_id' },
  shapes: ['polygon'],
  fields: {
    ...commonFields,
    length: { type: 'number', label: 'Boom length', required: true, unit: 'm', min: 10, max: 1500, step: 1 },
    travelLength: { type: 'number', label: 'Run length', unit: 'm', min: 10, max: 5000, step: 1 },
    travelSpeed: { type: 'number', label: 'Travel speed', unit: 'm/h', min: 0, max: 400, step: 1 },
    sprinklerType: { type: 'enum', label: 'Sprinkler type', options: sprinklerTypes },
    variableRate: { type: 'boolean', label: 'Variable rate control' },
    ...irrigationFields,
    ...irrigationLog,
  },
  sections: [
    {
      title: 'Irrigator',
      fields: ['name', 'status', 'length', 'travelLength', 'travelSpeed', 'sprinklerType', 'variableRate'],
    },
    ...irrigationSections,
    irrigationLogSection,
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  derived: [
    {
      key: 'coveredArea',
      label: 'Area covered',
      unit: 'ha',
      decimals: 2,
      help: 'Boom length × run length ÷ 10,000',
      of: ({ length, travelLength }) =>
        length === undefined || travelLength === undefined ? undefined : (length * travelLength) / 10_000,
    },
    {
      key: 'volumePerPass',
      label: 'Volume each pass',
      unit: 'm³',
      decimals: 0,
      help: 'Depth × hectares × 10',
      of: ({ applicationDepth, areaIrrigated }) =>
        applicationDepth === undefined || areaIrrigated === undefined
          ? undefined
          : applicationDepth * areaIrrigated * 10,
    },
    capacityFromRate,
  ],
  fromShape: irrigatedGround,
  bookColumns: irrigationColumns,
  log: irrigationEvents,
  style: {
    ...inFamily('irrigation'),
    width: 2,
    dash: [8, 4],
    fillOpacity: 0.12,
    symbol: 'sprinkler',
    order: 25,
  },
  filter: { group: 'Irrigation', onByDefault: false },
});
