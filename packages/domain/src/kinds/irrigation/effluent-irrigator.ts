import { commonFields } from '../../fields/common-fields.ts';
import {
  capacityFromRate,
  irrigatedGround,
  irrigationColumns,
  irrigationFields,
  irrigationSections,
} from '../../fields/irrigation-fields.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const machineTypes = defineOptions([
  { key: 'travellingIrrigator', label: 'Travelling irrigator' },
  { key: 'pods', label: 'Pods' },
  { key: 'rainGun', label: 'Rain gun' },
  { key: 'umbilical', label: 'Umbilical' },
  { key: 'slurryTanker', label: 'Slurry tanker' },
  { key: 'throughPivot', label: 'Through pivot' },
]);

/** Effluent irrigator, opened from its effluent system: the specification gives it no page of its own. */
export const effluentIrrigator = defineKind({
  id: 'effluentIrrigator',
  version: 2,
  names: {
    singular: 'Effluent irrigator',
    plural: 'Effluent irrigators',
    inSentence: 'effluent irrigator',
    alsoCalled: ['effluent gun', 'muck spreader', 'slurry'],
  },
  wording: { route: null, featureType: 'effluent irrigator', collection: 'irrigators', idKey: '_id' },
  shapes: ['polygon', 'line'],
  fields: {
    ...commonFields,
    machineType: {
      type: 'enum',
      label: 'Machine',
      required: true,
      options: machineTypes,
    },
    effluentSystemIds: {
      type: 'featureRef',
      label: 'Effluent system',
      required: true,
      collection: 'effluents',
      noun: 'effluent system',
      most: 1,
      formerKey: 'effluentSystemId',
    },
    wettedWidth: { type: 'number', label: 'Wetted width', unit: 'm', min: 5, max: 100, step: 1 },
    maxDepth: {
      type: 'number',
      label: 'Greatest depth',
      unit: 'mm',
      min: 1,
      max: 50,
      step: 0.5,
      help: 'Must be below soil water deficit',
    },
    failSafe: { type: 'boolean', label: 'Fail-safe shut-off', help: 'Stops on pressure or movement loss' },
    gpsRecords: { type: 'boolean', label: 'GPS placement records' },
    ...irrigationFields,
  },
  sections: [
    {
      title: 'Irrigator',
      fields: [
        'name',
        'status',
        'machineType',
        'effluentSystemIds',
        'wettedWidth',
        'maxDepth',
        'failSafe',
        'gpsRecords',
      ],
    },
    ...irrigationSections,
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  derived: [capacityFromRate],
  upgrades: [
    ({ effluentSystemId, ...attributes }) =>
      effluentSystemId === undefined ? attributes : { ...attributes, effluentSystemIds: effluentSystemId },
  ],
  runs: { width: 'wettedWidth' },
  fromShape: irrigatedGround,
  bookColumns: irrigationColumns,
  style: { ...inFamily('nutrients', 'deep'), width: 2, fillOpacity: 0.12, symbol: 'sprinkler', order: 31 },
  filter: { group: 'Irrigation', onByDefault: false },
});
