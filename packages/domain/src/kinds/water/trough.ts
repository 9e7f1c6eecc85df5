import { commonFields } from '../../fields/common-fields.ts';
import { distanceToWaterField, nearestWaterFigure } from '../../fields/water-fields.ts';
import { materialField, pipeSizeField, pipeTypeField } from '../../fields/structure-fields.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const surrounds = defineOptions([
  { key: 'bare', label: 'Bare' },
  { key: 'gravel', label: 'Gravel' },
  { key: 'concrete', label: 'Concrete' },
  { key: 'grass', label: 'Grass' },
]);

export const trough = defineKind({
  id: 'trough',
  version: 1,
  names: {
    singular: 'Trough',
    plural: 'Troughs',
    inSentence: 'trough',
    alsoCalled: ['drinking water', 'water'],
  },
  wording: { route: 'trough', featureType: 'troughs', collection: 'troughs', idKey: '_id' },
  shapes: ['point'],
  fields: {
    ...commonFields,
    capacity: { type: 'integer', label: 'Capacity', unit: 'L', min: 20, max: 5000, step: 10 },
    material: { ...materialField, required: true },
    pipeType: pipeTypeField,
    pipeSize: pipeSizeField,
    flowRate: { type: 'number', label: 'Refill rate', unit: 'L/min', min: 0, max: 500, step: 1 },
    servesPaddocks: {
      type: 'featureRef',
      label: 'Serves paddocks',
      collection: 'paddocks',
      noun: 'paddock',
    },
    distanceToWater: {
      ...distanceToWaterField,
      label: 'Distance to waterway',
      max: 2000,
      help: 'Keep away from critical source areas',
    },
    surround: { type: 'enum', label: 'Surround', options: surrounds },
    leaks: { type: 'boolean', label: 'Leaking' },
  },
  sections: [
    { title: 'Trough', fields: ['name', 'status', 'capacity', 'material', 'surround', 'leaks'] },
    { title: 'Water', fields: ['pipeType', 'pipeSize', 'flowRate', 'servesPaddocks', 'distanceToWater'] },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (trough) => trough.name ?? '',
  derivedAround: [nearestWaterFigure],
  needsOnlyName: true,
  style: { ...inFamily('water', 'pale'), width: 2, symbol: 'trough', order: 61 },
  filter: { group: 'Water', onByDefault: false },
});
