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

const lineTypes = defineOptions([
  { key: 'podLine', label: 'Pod line' },
  { key: 'longLateral', label: 'Long lateral' },
  { key: 'handShift', label: 'Hand shift' },
  { key: 'sideRoll', label: 'Side roll' },
]);

/** Spray lines: long lateral or pods on a line that is shifted. */
export const sprayLines = defineKind({
  id: 'sprayLines',
  version: 1,
  names: {
    singular: 'Spray lines',
    plural: 'Spray lines',
    inSentence: 'spray lines',
    alsoCalled: ['hand shift', 'side roll', 'pods', 'k-line'],
  },
  wording: { route: 'irrigator', featureType: 'spray-lines', collection: 'irrigators', idKey: '_id' },
  shapes: ['polygon', 'line'],
  fields: {
    ...commonFields,
    lineType: { type: 'enum', label: 'Line', required: true, options: lineTypes },
    pods: { type: 'integer', label: 'Pods or sprinklers', min: 1, max: 500, step: 1 },
    podFlow: { type: 'number', label: 'Flow each', unit: 'L/min', min: 1, max: 100, step: 0.5 },
    podSpacing: {
      type: 'number',
      label: 'Pod spacing',
      unit: 'm',
      min: 1,
      max: 60,
      step: 0.5,
      help: 'From one pod or sprinkler to the next along the line',
    },
    shiftHours: { type: 'number', label: 'Hours each shift', unit: 'h', min: 1, max: 48, step: 0.5 },
    shiftSpacing: { type: 'number', label: 'Shift spacing', unit: 'm', min: 3, max: 30, step: 0.5 },
    ...irrigationFields,
    ...irrigationLog,
  },
  sections: [
    {
      title: 'Irrigator',
      fields: ['name', 'status', 'lineType', 'pods', 'podFlow', 'podSpacing', 'shiftHours', 'shiftSpacing'],
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
      help: 'L/min each × 60 ÷ (pod spacing × shift spacing)',
      of: ({ podFlow, podSpacing, shiftSpacing }) =>
        podFlow === undefined || podSpacing === undefined || shiftSpacing === undefined
          ? undefined
          : (podFlow * 60) / (podSpacing * shiftSpacing),
    },
    capacityFromRate,
  ],
  runs: {},
  fromShape: irrigatedGround,
  bookColumns: irrigationColumns,
  log: irrigationEvents,
  style: { ...inFamily('irrigation', 'pale'), width: 2, fillOpacity: 0.12, symbol: 'sprinkler', order: 30 },
  filter: { group: 'Irrigation', onByDefault: false },
});
