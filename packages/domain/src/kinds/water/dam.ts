import { commonFields } from '../../fields/common-fields.ts';
import { conditions } from '../../options/structures.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const damTypes = defineOptions([
  { key: 'stockWater', label: 'Stock water' },
  { key: 'irrigationStorage', label: 'Irrigation storage' },
  { key: 'sedimentTrap', label: 'Sediment trap' },
  { key: 'detentionBund', label: 'Detention bund' },
  { key: 'recreationOrWildlife', label: 'Recreation or wildlife' },
  { key: 'effluentUseEffluent', label: 'Effluent (use effluent)' },
]);

const waterSources = defineOptions([
  { key: 'streamOnLine', label: 'Stream (on line)' },
  { key: 'runoff', label: 'Runoff' },
  { key: 'spring', label: 'Spring' },
  { key: 'pumped', label: 'Pumped' },
  { key: 'scheme', label: 'Scheme' },
]);

const spillways = defineOptions([
  { key: 'formed', label: 'Formed' },
  { key: 'pipe', label: 'Pipe' },
  { key: 'none', label: 'None' },
]);

const liners = defineOptions([
  { key: 'none', label: 'None' },
  { key: 'clay', label: 'Clay' },
  { key: 'synthetic', label: 'Synthetic' },
]);

const stockAccess = defineOptions([
  { key: 'none', label: 'None' },
  { key: 'edgeOnly', label: 'Edge only' },
  { key: 'full', label: 'Full' },
]);

const fishPassages = defineOptions([
  { key: 'yes', label: 'Yes' },
  { key: 'no', label: 'No' },
  { key: 'notNeeded', label: 'Not needed' },
  { key: 'notKnown', label: 'Not known' },
]);

export const dam = defineKind({
  id: 'dam',
  version: 1,
  names: {
    singular: 'Dam or pond',
    plural: 'Dams and ponds',
    inSentence: 'dam or pond',
    alsoCalled: ['pond', 'lake', 'lagoon', 'water storage'],
  },
  wording: { route: 'dam', featureType: 'dams', collection: 'dams', idKey: '_id' },
  shapes: ['polygon', 'point'],
  fields: {
    ...commonFields,
    damType: { type: 'enum', label: 'Type', required: true, options: damTypes },
    waterSource: { type: 'enum', label: 'Fed by', required: true, options: waterSources },
    maxDepth: { type: 'number', label: 'Deepest', unit: 'm', min: 0, max: 50, step: 0.1 },
    wallHeight: {
      type: 'number',
      label: 'Wall height',
      unit: 'm',
      min: 0,
      max: 50,
      step: 0.1,
      help: '4 m or more with 20,000 m³ or more: dam safety rules apply',
    },
    volume: {
      type: 'integer',
      label: 'Volume',
      unit: 'm³',
      min: 0,
      max: 5_000_000,
      step: 10,
      help: 'As surveyed or built; an estimate from the surface stands on its page',
    },
    spillway: { type: 'enum', label: 'Spillway', options: spillways },
    liner: { type: 'enum', label: 'Liner', options: liners },
    stockAccess: { type: 'enum', label: 'Stock access', options: stockAccess },
    fishPassage: {
      type: 'enum',
      label: 'Fish passage',
      options: fishPassages,
      help: 'For a dam on a stream',
    },
    consentNumber: { type: 'text', label: 'Consent number', maxLength: 40 },
    condition: { type: 'enum', label: 'Condition', options: conditions },
  },
  sections: [
    {
      title: 'Dam',
      fields: [
        'name',
        'status',
        'damType',
        'waterSource',
        'maxDepth',
        'wallHeight',
        'volume',
        'spillway',
        'liner',
        'condition',
      ],
    },
    { title: 'Water and access', fields: ['stockAccess', 'fishPassage', 'consentNumber'] },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  derived: [
    {
      key: 'estimatedVolume',
      label: 'Estimated volume',
      unit: 'm³',
      decimals: 0,
      help: 'Surface × 0.4 × deepest; the mean depth of a farm dam is about 0.4 of its deepest',
      of: ({ maxDepth }, { areaM2 }) =>
        maxDepth === undefined || areaM2 === undefined ? undefined : areaM2 * 0.4 * maxDepth,
    },
  ],
  bookColumns: ['figure:area', 'maxDepth', 'wallHeight', 'volume', 'figure:estimatedVolume'],
  style: { ...inFamily('water'), width: 2, fillOpacity: 0.35, symbol: 'dam', order: 58 },
  filter: { group: 'Water', onByDefault: false },
});
