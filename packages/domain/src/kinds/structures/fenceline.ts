import { commonFields } from '../../fields/common-fields.ts';
import { conditionField, yearBuiltField } from '../../fields/structure-fields.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';
import { fenceTypes } from '../../options/structures.ts';

const fencePurposes = defineOptions([
  { key: 'boundary', label: 'Boundary' },
  { key: 'subdivision', label: 'Subdivision' },
  { key: 'waterwayOrWetland', label: 'Waterway or wetland' },
  { key: 'nativeArea', label: 'Native area' },
  { key: 'deerUnit', label: 'Deer unit' },
  { key: 'lane', label: 'Lane' },
  { key: 'temporary', label: 'Temporary' },
]);

const fencedStock = defineOptions([
  { key: 'dairyCattle', label: 'Dairy cattle' },
  { key: 'beefCattle', label: 'Beef cattle' },
  { key: 'sheep', label: 'Sheep' },
  { key: 'deer', label: 'Deer' },
  { key: 'goats', label: 'Goats' },
  { key: 'horses', label: 'Horses' },
]);

export const fenceline = defineKind({
  id: 'fenceline',
  version: 1,
  names: {
    singular: 'Fence line',
    plural: 'Fence lines',
    inSentence: 'fence line',
    alsoCalled: ['fence', 'wire', 'hot wire', 'riparian fence'],
  },
  wording: { route: 'fenceline', featureType: 'fencelines', collection: 'fenceLines', idKey: '_id' },
  shapes: ['line'],
  fields: {
    ...commonFields,
    fenceType: {
      type: 'enum',
      label: 'Fence type',
      required: true,
      options: fenceTypes,
      help: 'Main construction',
    },
    purpose: {
      type: 'enum',
      label: 'Purpose',
      required: true,
      options: fencePurposes,
      help: 'Why it is there',
    },
    stockProof: { type: 'multiEnum', label: 'Stock proof for', options: fencedStock, help: 'What it holds' },
    wires: { type: 'integer', label: 'Number of wires or rails', min: 1, max: 12, step: 1 },
    electricWires: {
      type: 'integer',
      label: 'Electrified wires',
      min: 0,
      max: 12,
      step: 1,
      help: 'Not above number of wires',
    },
    battenSpacing: {
      type: 'number',
      label: 'Batten spacing',
      unit: 'm',
      min: 0,
      max: 5,
      step: 0.1,
      help: '0 if none',
    },
    setback: {
      type: 'number',
      label: 'Distance to water',
      unit: 'm',
      min: 0,
      max: 100,
      step: 0.5,
      help: 'Nearer than 3 m: allowed only if a permanent fence or planting kept stock out here on 5 October 2023',
    },
    yearBuilt: yearBuiltField,
    condition: conditionField,
    plannedDate: {
      type: 'month',
      label: 'Planned by',
      help: 'For planned fences',
      shownWhen: { field: 'status', is: ['planned'] },
    },
    costPerMetre: {
      type: 'number',
      label: 'Cost per metre',
      unit: '$',
      min: 0,
      max: 200,
      step: 0.5,
      help: 'For budgets',
    },
  },
  sections: [
    { title: 'Fence', fields: ['name', 'status', 'plannedDate', 'fenceType', 'purpose', 'stockProof'] },
    { title: 'Construction', fields: ['wires', 'electricWires', 'battenSpacing', 'yearBuilt', 'condition'] },
    { title: 'Water and cost', fields: ['setback', 'costPerMetre'] },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (fence) => fence.name ?? '',
  rules: [
    {
      field: 'electricWires',
      message: 'Electrified wires must not be above the number of wires',
      holds: ({ wires, electricWires }) =>
        wires === undefined || electricWires === undefined || electricWires <= wires,
    },
  ],
  needsOnlyName: true,
  style: { ...inFamily('structures'), width: 1.2, dash: [4, 2], symbol: 'fence', order: 40 },
  filter: { group: 'Structures', onByDefault: false },
});
