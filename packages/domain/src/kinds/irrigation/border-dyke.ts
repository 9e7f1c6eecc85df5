import { commonFields } from '../../fields/common-fields.ts';
import {
  irrigatedGround,
  irrigationColumns,
  irrigationFields,
  irrigationSections,
} from '../../fields/irrigation-fields.ts';
import { irrigationEvents, irrigationLog, irrigationLogSection } from './irrigation-log.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { outwashes } from '../../options/irrigation.ts';

export const borderDyke = defineKind({
  id: 'borderDyke',
  version: 1,
  names: {
    singular: 'Border dyke',
    plural: 'Border dykes',
    inSentence: 'border dyke',
    alsoCalled: ['flood irrigation', 'wild flooding'],
  },
  wording: { route: 'border-dyke', featureType: 'border-dykes', collection: 'borderDykes', idKey: '_id' },
  shapes: ['polygon'],
  fields: {
    ...commonFields,
    borderWidth: {
      type: 'number',
      label: 'Border width',
      required: true,
      unit: 'm',
      min: 3,
      max: 60,
      step: 0.5,
    },
    borderLength: {
      type: 'number',
      label: 'Border length',
      required: true,
      unit: 'm',
      min: 50,
      max: 800,
      step: 5,
    },
    slope: { type: 'number', label: 'Slope along border', unit: '%', min: 0, max: 5, step: 0.1 },
    headraceFlow: { type: 'number', label: 'Flow to border', unit: 'L/s', min: 10, max: 1000, step: 5 },
    waterTime: { type: 'number', label: 'Time each border', unit: 'min', min: 5, max: 600, step: 5 },
    clockControl: { type: 'boolean', label: 'Timed gates' },
    outwash: {
      type: 'enum',
      label: 'Outwash',
      required: true,
      options: outwashes,
      help: 'Tail water is a runoff source',
    },
    ...irrigationFields,
    ...irrigationLog,
  },
  sections: [
    {
      title: 'Border dyke',
      fields: [
        'name',
        'status',
        'borderWidth',
        'borderLength',
        'slope',
        'headraceFlow',
        'waterTime',
        'clockControl',
        'outwash',
      ],
    },
    ...irrigationSections,
    irrigationLogSection,
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  derived: [
    {
      key: 'volumePerWatering',
      label: 'Volume each border',
      unit: 'm³',
      decimals: 0,
      help: 'Flow in L/s × minutes × 60 ÷ 1,000',
      of: ({ headraceFlow, waterTime }) =>
        headraceFlow === undefined || waterTime === undefined
          ? undefined
          : (headraceFlow * waterTime * 60) / 1000,
    },
  ],
  fromShape: irrigatedGround,
  bookColumns: irrigationColumns,
  log: irrigationEvents,
  style: {
    ...inFamily('irrigation', 'deep'),
    width: 2,
    dash: [6, 2],
    fillOpacity: 0.15,
    symbol: 'waves',
    order: 23,
  },
  filter: { group: 'Irrigation', onByDefault: false },
});
