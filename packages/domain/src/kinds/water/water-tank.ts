import { commonFields } from '../../fields/common-fields.ts';
import {
  conditionField,
  materialField,
  pipeSizeField,
  pipeTypeField,
} from '../../fields/structure-fields.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';
import { waterSources } from '../../options/structures.ts';

const tankUses = defineOptions([
  { key: 'stock', label: 'Stock' },
  { key: 'house', label: 'House' },
  { key: 'dairyShed', label: 'Dairy shed' },
  { key: 'sprayMixing', label: 'Spray mixing' },
  { key: 'fire', label: 'Fire' },
]);

export const waterTank = defineKind({
  id: 'waterTank',
  version: 1,
  names: {
    singular: 'Water tank',
    plural: 'Water tanks',
    inSentence: 'water tank',
    alsoCalled: ['tank', 'reservoir', 'water storage'],
  },
  wording: { route: 'water-tank', featureType: 'water-tanks', collection: 'waterTanks', idKey: '_id' },
  shapes: ['point'],
  fields: {
    ...commonFields,
    capacity: {
      type: 'integer',
      label: 'Capacity',
      required: true,
      unit: 'L',
      min: 100,
      max: 1_000_000,
      step: 100,
      help: 'Common sizes are 25,000 and 30,000',
    },
    dailyUse: {
      type: 'integer',
      label: 'Daily use',
      unit: 'L/day',
      min: 0,
      max: 1_000_000,
      step: 100,
      help: 'On the day it is used most; how many days it lasts is worked out from this',
    },
    material: { ...materialField, required: true },
    waterSource: { type: 'enum', label: 'Water source', options: waterSources },
    pipeType: { ...pipeTypeField, label: 'Outlet pipe type' },
    pipeSize: { ...pipeSizeField, label: 'Outlet pipe size' },
    use: { type: 'multiEnum', label: 'Used for', options: tankUses },
    elevation: {
      type: 'integer',
      label: 'Elevation',
      unit: 'm',
      min: 0,
      max: 3000,
      step: 1,
      help: 'Its height gives the pressure below it',
    },
    levelMonitor: { type: 'boolean', label: 'Level monitor' },
    condition: conditionField,
  },
  sections: [
    { title: 'Tank', fields: ['name', 'status', 'capacity', 'material', 'condition'] },
    {
      title: 'Water',
      fields: ['waterSource', 'use', 'dailyUse', 'pipeType', 'pipeSize', 'elevation', 'levelMonitor'],
    },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (tank) => tank.name ?? '',

  derived: [
    {
      key: 'storedDays',
      label: 'Days of water',
      unit: 'days',
      decimals: 1,
      help: 'Capacity ÷ use a day, from full and with nothing flowing in',
      of: ({ capacity, dailyUse }) => (capacity === undefined || !dailyUse ? undefined : capacity / dailyUse),
    },
  ],
  needsOnlyName: true,
  style: { ...inFamily('water'), width: 2, symbol: 'tank', order: 60 },
  filter: { group: 'Water', onByDefault: false },
});
