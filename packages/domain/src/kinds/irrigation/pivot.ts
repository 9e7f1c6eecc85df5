import { circleOf } from '@tussock/geometry';
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

/** Swept angle of a sector in degrees; from 300 to 60 it goes through north. */
const arcOf = (from: number, to: number): number => {
  const swept = (to - from + 360) % 360;
  return swept === 0 ? 360 : swept;
};

/** Allowed lengths in metres. */
const lengths = { min: 20, max: 1200 } as const;

export const pivot = defineKind({
  id: 'pivot',
  version: 1,
  names: {
    singular: 'Centre pivot irrigator',
    plural: 'Centre pivot irrigators',
    inSentence: 'centre pivot irrigator',
    alsoCalled: ['centre pivot', 'sprinkler circle'],
  },
  wording: { route: 'irrigator', featureType: 'pivot', collection: 'irrigators', idKey: '_id' },
  shapes: ['polygon', 'point'],
  fields: {
    ...commonFields,
    length: {
      type: 'number',
      label: 'Pivot length',
      required: true,
      unit: 'm',
      ...lengths,
      step: 1,
      help: 'Centre to last tower',
    },
    overhang: { type: 'number', label: 'Overhang and end gun', unit: 'm', min: 0, max: 100, step: 1 },
    arcFrom: {
      type: 'integer',
      label: 'Arc from',
      unit: 'degrees',
      min: 0,
      max: 360,
      step: 1,
      help: '0 is north',
    },
    arcTo: {
      type: 'integer',
      label: 'Arc to',
      unit: 'degrees',
      min: 0,
      max: 360,
      step: 1,
      help: '360 for a full circle',
    },
    spans: { type: 'integer', label: 'Spans', min: 1, max: 30, step: 1 },
    fullTurnHours: {
      type: 'number',
      label: 'Full turn',
      unit: 'h',
      min: 1,
      max: 400,
      step: 0.5,
      help: 'At 100 % speed',
    },
    variableRate: { type: 'boolean', label: 'Variable rate control' },
    ...irrigationFields,
    ...irrigationLog,
  },
  sections: [
    {
      title: 'Irrigator',
      fields: [
        'name',
        'status',
        'length',
        'overhang',
        'arcFrom',
        'arcTo',
        'spans',
        'fullTurnHours',
        'variableRate',
      ],
    },
    ...irrigationSections,
    irrigationLogSection,
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  derived: [
    {
      key: 'sweptArea',
      label: 'Area swept',
      unit: 'ha',
      decimals: 2,
      help: 'π × (length + overhang)² × arc ÷ 360 ÷ 10,000',
      of: ({ length, overhang = 0, arcFrom = 0, arcTo = 360 }) =>
        length === undefined
          ? undefined
          : (Math.PI * (length + overhang) ** 2 * arcOf(arcFrom, arcTo)) / 360 / 10_000,
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
  isRound: true,
  fromShape(shape, { overhang = 0 }) {
    const circle = shape.type === 'Polygon' ? circleOf(shape) : null;
    if (!circle) return irrigatedGround(shape);
    const length = Math.round(circle.radiusMetres - overhang);
    const { min, max } = lengths;
    return {
      ...irrigatedGround(shape),
      ...(length >= min && length <= max ? { length } : {}),
      arcFrom: Math.round(circle.from) % 360,
      arcTo: circle.to === 360 ? 360 : Math.round(circle.to) % 360,
    };
  },
  bookColumns: irrigationColumns,
  log: irrigationEvents,
  style: { ...inFamily('irrigation', 'deep'), width: 2, fillOpacity: 0.12, symbol: 'sprinkler', order: 26 },
  filter: { group: 'Irrigation', onByDefault: false },
});
