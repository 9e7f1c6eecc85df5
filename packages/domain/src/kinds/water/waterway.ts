import { commonFields } from '../../fields/common-fields.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const waterwayTypes = defineOptions([
  { key: 'riverOrStream', label: 'River or stream' },
  { key: 'drain', label: 'Drain' },
  { key: 'spring', label: 'Spring' },
  { key: 'race', label: 'Water race' },
  { key: 'tileOutlet', label: 'Tile outlet' },
  { key: 'lakeEdge', label: 'Edge of a lake' },
]);

const flows = defineOptions([
  { key: 'allYear', label: 'All year' },
  { key: 'partOfYear', label: 'Part of the year' },
  { key: 'afterRain', label: 'After rain only' },
  { key: 'notKnown', label: 'Not known' },
]);

const banks = defineOptions([
  { key: 'both', label: 'Both banks' },
  { key: 'one', label: 'One bank' },
  { key: 'none', label: 'Neither bank' },
]);

const spawnings = defineOptions([
  { key: 'yes', label: 'Yes' },
  { key: 'no', label: 'No' },
  { key: 'notKnown', label: 'Not known' },
]);

export const waterway = defineKind({
  id: 'waterway',
  version: 1,
  names: {
    singular: 'Waterway',
    plural: 'Waterways',
    inSentence: 'waterway',
    alsoCalled: ['stream', 'river', 'creek', 'drain', 'ditch', 'spring', 'burn'],
  },
  wording: { route: 'waterway', featureType: 'waterways', collection: 'waterways', idKey: '_id' },
  shapes: ['line', 'point'],
  fields: {
    ...commonFields,
    waterwayType: { type: 'enum', label: 'Type', required: true, options: waterwayTypes },
    flow: { type: 'enum', label: 'Flows', options: flows },
    width: {
      type: 'number',
      label: 'Width of the bed',
      unit: 'm',
      min: 0,
      max: 500,
      step: 0.1,
      help: 'Typical, bank to bank',
    },
    depth: { type: 'number', label: 'Depth', unit: 'm', min: 0, max: 50, step: 0.1, help: 'Typical' },
    stockKeptOut: { type: 'enum', label: 'Stock kept out of', options: banks },
    setback: {
      type: 'number',
      label: 'Set-back',
      unit: 'm',
      min: 0,
      max: 200,
      step: 0.5,
      help: 'Fence to bed',
    },
    planted: { type: 'enum', label: 'Planted', options: banks },
    spawning: { type: 'enum', label: 'Fish spawn here', options: spawnings },
    flowsTo: { type: 'text', label: 'Flows to', maxLength: 120 },
  },
  sections: [
    { title: 'Waterway', fields: ['name', 'status', 'waterwayType', 'flow', 'width', 'depth', 'flowsTo'] },
    { title: 'Banks and life', fields: ['stockKeptOut', 'setback', 'planted', 'spawning'] },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',
  labelRank: 4,
  needsOnlyName: true,
  bookList: 'waterways',
  style: { ...inFamily('water', 'deep'), width: 2.5, symbol: 'waves', order: 33 },
  filter: { group: 'Water', onByDefault: false },
});
