import { commonFields } from '../../fields/common-fields.ts';
import { conditions } from '../../options/structures.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const culvertTypes = defineOptions([
  { key: 'pipe', label: 'Pipe' },
  { key: 'box', label: 'Box' },
  { key: 'arch', label: 'Arch' },
  { key: 'bridge', label: 'Bridge' },
  { key: 'ford', label: 'Ford' },
  { key: 'pipeWithFord', label: 'Pipe with ford' },
]);

/** Culvert types whose width is a diameter. */
const ROUND: ReadonlySet<(typeof culvertTypes)[number]['key']> = new Set(['pipe', 'pipeWithFord'] as const);

const materials = defineOptions([
  { key: 'concrete', label: 'Concrete' },
  { key: 'plastic', label: 'Plastic' },
  { key: 'steel', label: 'Steel' },
  { key: 'aluminium', label: 'Aluminium' },
  { key: 'wood', label: 'Wood' },
]);

const crossingUsers = defineOptions([
  { key: 'dairyCows', label: 'Dairy cows' },
  { key: 'otherStock', label: 'Other stock' },
  { key: 'vehicles', label: 'Vehicles' },
  { key: 'people', label: 'People' },
]);

const fishPassages = defineOptions([
  { key: 'yes', label: 'Yes' },
  { key: 'partly', label: 'Partly' },
  { key: 'no', label: 'No' },
  { key: 'notKnown', label: 'Not known' },
]);

export const culvert = defineKind({
  id: 'culvert',
  version: 1,
  names: {
    singular: 'Culvert or crossing',
    plural: 'Culverts and crossings',
    inSentence: 'culvert or crossing',
    alsoCalled: ['pipe', 'bridge', 'ford', 'stream crossing'],
  },
  wording: { route: 'culvert', featureType: 'culverts', collection: 'culverts', idKey: '_id' },
  shapes: ['point'],
  fields: {
    ...commonFields,
    culvertType: {
      type: 'enum',
      label: 'Type',
      required: true,
      options: culvertTypes,
      help: 'Kind of crossing',
    },
    material: { type: 'enum', label: 'Material', options: materials, help: 'Barrel material' },
    diameter: {
      type: 'integer',
      label: 'Diameter or width',
      unit: 'mm',
      min: 100,
      max: 6000,
      step: 50,
      help: 'Inside size',
    },
    length: {
      type: 'number',
      label: 'Length',
      unit: 'm',
      min: 0.5,
      max: 100,
      step: 0.1,
      help: 'Barrel length',
    },
    barrels: { type: 'integer', label: 'Number of barrels', min: 1, max: 10, step: 1, help: 'Side by side' },
    installedYear: {
      type: 'integer',
      label: 'Year installed',
      unit: 'year',
      min: 1900,
      max: 2100,
      step: 1,
      help: 'Structures after 3 Sept 2020 need records for the council',
    },
    streamName: { type: 'text', label: 'Water body', maxLength: 80, help: 'Name if known' },
    crossingUse: { type: 'multiEnum', label: 'Used by', options: crossingUsers, help: 'Traffic' },
    crossingsPerMonth: {
      type: 'integer',
      label: 'Stock crossings a month',
      min: 0,
      max: 120,
      step: 1,
      help: 'More than two needs a bridge or culvert',
    },
    fishPassage: { type: 'enum', label: 'Fish can pass', options: fishPassages, help: 'From inspection' },
    outletDrop: {
      type: 'number',
      label: 'Drop at outlet',
      unit: 'm',
      min: 0,
      max: 5,
      step: 0.05,
      help: 'Water surface below the invert',
    },
    runoffControl: {
      type: 'boolean',
      label: 'Track runoff cut off to land',
      help: 'Cut-off or bund each side',
    },
    condition: { type: 'enum', label: 'Condition', options: conditions, help: 'At last look' },
    lastInspected: { type: 'date', label: 'Last inspected' },
    consentNumber: { type: 'text', label: 'Consent number', maxLength: 40, help: 'If one is held' },
  },
  sections: [
    {
      title: 'Crossing',
      fields: [
        'name',
        'status',
        'culvertType',
        'material',
        'diameter',
        'length',
        'barrels',
        'installedYear',
        'condition',
        'lastInspected',
      ],
    },
    {
      title: 'Water and use',
      fields: [
        'streamName',
        'crossingUse',
        'crossingsPerMonth',
        'fishPassage',
        'outletDrop',
        'runoffControl',
        'consentNumber',
      ],
    },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  derived: [
    {
      key: 'openingArea',
      label: 'Opening',
      unit: 'm²',
      decimals: 2,
      help: 'Of pipes: π × (diameter ÷ 2)², each barrel',
      of: ({ culvertType, diameter, barrels }) =>
        diameter === undefined || (culvertType !== undefined && !ROUND.has(culvertType))
          ? undefined
          : Math.PI * (diameter / 2000) ** 2 * (barrels ?? 1),
    },
  ],
  needsOnlyName: true,
  bookList: 'crossings',
  style: { ...inFamily('water', 'deep'), width: 2, symbol: 'culvert', order: 64 },
  filter: { group: 'Water', onByDefault: false },
});
