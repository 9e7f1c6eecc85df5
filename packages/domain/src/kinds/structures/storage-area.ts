import { commonFields } from '../../fields/common-fields.ts';
import { distanceToWaterField, pointSourceFigures } from '../../fields/water-fields.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const storageTypes = defineOptions([
  { key: 'silagePit', label: 'Silage pit' },
  { key: 'silageBunker', label: 'Silage bunker' },
  { key: 'silageStack', label: 'Silage stack' },
  { key: 'wrappedBales', label: 'Wrapped bales' },
  { key: 'hayOrStrawStack', label: 'Hay or straw stack' },
  { key: 'grainSilo', label: 'Grain silo' },
  { key: 'pkeOrMealBunker', label: 'PKE or meal bunker' },
  { key: 'molassesTank', label: 'Molasses tank' },
  { key: 'fodderBeetHeap', label: 'Fodder beet heap' },
  { key: 'other', label: 'Other' },
]);

const feedTypes = defineOptions([
  { key: 'pastureSilage', label: 'Pasture silage' },
  { key: 'maizeSilage', label: 'Maize silage' },
  { key: 'cerealSilage', label: 'Cereal silage' },
  { key: 'lucerne', label: 'Lucerne' },
  { key: 'baleage', label: 'Baleage' },
  { key: 'hay', label: 'Hay' },
  { key: 'straw', label: 'Straw' },
  { key: 'pke', label: 'PKE' },
  { key: 'grainOrMeal', label: 'Grain or meal' },
  { key: 'vegetableOrFruitWaste', label: 'Vegetable or fruit waste' },
  { key: 'other', label: 'Other' },
]);

const bases = defineOptions([
  { key: 'concrete', label: 'Concrete' },
  { key: 'compactedClay', label: 'Compacted clay' },
  { key: 'compactedEarth', label: 'Compacted earth' },
  { key: 'gravelOrLime', label: 'Gravel or lime' },
  { key: 'bareSoil', label: 'Bare soil' },
]);

const coverings = defineOptions([
  { key: 'sealedSheet', label: 'Sealed sheet' },
  { key: 'roof', label: 'Roof' },
  { key: 'wrapped', label: 'Wrapped' },
  { key: 'none', label: 'None' },
]);

const leachateStates = defineOptions([
  { key: 'noneSeen', label: 'None seen' },
  { key: 'collectedToEffluentSystem', label: 'Collected to effluent system' },
  { key: 'soaksToLand', label: 'Soaks to land' },
  { key: 'mayReachWater', label: 'May reach water' },
]);

export const storageArea = defineKind({
  id: 'storageArea',
  version: 1,
  names: {
    singular: 'Supplement storage area',
    plural: 'Supplement storage areas',
    inSentence: 'supplement storage area',
    alsoCalled: ['silage', 'baleage', 'hay stack', 'feed pad', 'pit', 'bunker'],
  },
  wording: { route: 'supplement', featureType: 'storage-areas', collection: 'storageAreas', idKey: '_id' },
  shapes: ['polygon', 'point'],
  fields: {
    ...commonFields,
    storageType: { type: 'enum', label: 'Type', required: true, options: storageTypes },
    feedType: { type: 'enum', label: 'Feed', required: true, options: feedTypes },
    base: { type: 'enum', label: 'Base', required: true, options: bases },
    cover: { type: 'enum', label: 'Cover', options: coverings },
    capacity: { type: 'number', label: 'Capacity', unit: 't DM', min: 0, max: 20_000, step: 1 },
    dryMatter: {
      type: 'integer',
      label: 'Dry matter at storing',
      unit: '%',
      min: 10,
      max: 95,
      step: 1,
      help: 'Below 30 % makes leachate',
    },
    leachate: { type: 'enum', label: 'Leachate', required: true, options: leachateStates },
    stormwaterDiverted: { type: 'boolean', label: 'Clean water diverted' },
    distanceToWater: {
      ...distanceToWaterField,
      help: 'Regional rules set a setback; 20 to 50 m is common',
    },
    distanceToBore: { type: 'number', label: 'Distance to bore', unit: 'm', min: 0, max: 5000, step: 1 },
    lastUsed: { type: 'date', label: 'Last filled' },
  },
  sections: [
    {
      title: 'Storage',
      fields: [
        'name',
        'status',
        'storageType',
        'feedType',
        'base',
        'cover',
        'capacity',
        'dryMatter',
        'lastUsed',
      ],
    },
    {
      title: 'Leachate and water',
      fields: ['leachate', 'stormwaterDiverted', 'distanceToWater', 'distanceToBore'],
    },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  derivedAround: pointSourceFigures,
  bookList: 'stores',
  style: { ...inFamily('structures', 'pale'), width: 2, fillOpacity: 0.3, symbol: 'silage', order: 52 },
  filter: { group: 'Structures', onByDefault: false },
});
