import { commonFields } from '../../fields/common-fields.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const deviceTypes = defineOptions([
  { key: 'soilProbe', label: 'Soil probe' },
  { key: 'weatherStation', label: 'Weather station' },
  { key: 'waterLevel', label: 'Water level' },
  { key: 'flowMeter', label: 'Flow meter' },
  { key: 'tankLevel', label: 'Tank level' },
  { key: 'pumpController', label: 'Pump controller' },
  { key: 'irrigatorMonitor', label: 'Irrigator monitor' },
]);

const depths = defineOptions([
  { key: 'mm150', label: '150 mm' },
  { key: 'mm300', label: '300 mm' },
]);

export const device = defineKind({
  id: 'device',
  version: 1,
  names: {
    singular: 'Device',
    plural: 'Devices',
    inSentence: 'device',
    alsoCalled: ['sensor', 'probe', 'weather station', 'moisture meter'],
  },
  wording: { route: 'device', featureType: 'Device', collection: 'device', idKey: 'id' },
  shapes: ['point'],
  fields: {
    ...commonFields,
    id: {
      type: 'text',
      label: 'Device id',
      required: true,
      maxLength: 60,
      help: 'As written on the device; no other on this plan has it',
    },
    deviceType: { type: 'enum', label: 'Type', required: true, options: deviceTypes },
    model: { type: 'text', label: 'Model', maxLength: 80 },
    installedDate: { type: 'date', label: 'Installed' },
    depths: { type: 'multiEnum', label: 'Depths', options: depths, help: 'Soil probes' },
    fieldCapacity: {
      type: 'number',
      label: 'Field capacity',
      unit: '%',
      min: 0,
      max: 70,
      step: 0.5,
      help: 'VWC when drained',
    },
    refillPoint: {
      type: 'number',
      label: 'Refill point',
      unit: '%',
      min: 0,
      max: 70,
      step: 0.5,
      help: 'VWC to start irrigating',
    },
    battery: { type: 'number', label: 'Battery', unit: 'V', min: 0, max: 20, step: 0.1 },
  },
  sections: [
    {
      title: 'Device',
      fields: ['name', 'status', 'id', 'deviceType', 'model', 'installedDate', 'depths', 'battery'],
    },
    { title: 'Soil water', fields: ['fieldCapacity', 'refillPoint'] },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  uniqueBy: 'id',
  style: { ...inFamily('monitoring'), width: 2, symbol: 'sensor', order: 68 },
  filter: { group: 'Monitoring', onByDefault: false },
});
