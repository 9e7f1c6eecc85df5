import { commonFields } from '../../fields/common-fields.ts';
import { conditions } from '../../options/structures.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const ecosystemTypes = defineOptions([
  { key: 'podocarpOrBroadleafForest', label: 'Podocarp or broadleaf forest' },
  { key: 'beechForest', label: 'Beech forest' },
  { key: 'kanukaOrManukaShrubland', label: 'Kanuka or manuka shrubland' },
  { key: 'tussockGrassland', label: 'Tussock grassland' },
  { key: 'wetland', label: 'Wetland' },
  { key: 'riparianMargin', label: 'Riparian margin' },
  { key: 'coastalOrDune', label: 'Coastal or dune' },
  { key: 'lakeOrPondMargin', label: 'Lake or pond margin' },
  { key: 'plantedNative', label: 'Planted native' },
  { key: 'exoticWoodlot', label: 'Exotic woodlot' },
  { key: 'other', label: 'Other' },
]);

const legalProtections = defineOptions([
  { key: 'none', label: 'None' },
  { key: 'qeiiCovenant', label: 'QEII covenant' },
  { key: 'ngaWhenuaRahui', label: 'Nga Whenua Rahui' },
  { key: 'councilSna', label: 'Council SNA' },
  { key: 'conservationCovenant', label: 'Conservation covenant' },
  { key: 'reserve', label: 'Reserve' },
  { key: 'informal', label: 'Informal' },
]);

const weeds = defineOptions([
  { key: 'gorse', label: 'Gorse' },
  { key: 'broom', label: 'Broom' },
  { key: 'blackberry', label: 'Blackberry' },
  { key: 'willow', label: 'Willow' },
  { key: 'oldManSBeard', label: "Old man's beard" },
  { key: 'wildingConifer', label: 'Wilding conifer' },
  { key: 'pampas', label: 'Pampas' },
  { key: 'none', label: 'None' },
  { key: 'other', label: 'Other' },
]);

const pests = defineOptions([
  { key: 'possum', label: 'Possum' },
  { key: 'rat', label: 'Rat' },
  { key: 'stoatOrFerret', label: 'Stoat or ferret' },
  { key: 'rabbitOrHare', label: 'Rabbit or hare' },
  { key: 'goat', label: 'Goat' },
  { key: 'pig', label: 'Pig' },
  { key: 'deer', label: 'Deer' },
  { key: 'wasp', label: 'Wasp' },
  { key: 'none', label: 'None' },
  { key: 'other', label: 'Other' },
]);

const fencedStates = defineOptions([
  { key: 'fully', label: 'Fully' },
  { key: 'partly', label: 'Partly' },
  { key: 'no', label: 'No' },
  { key: 'notNeeded', label: 'Not needed' },
]);

const stockAccess = defineOptions([
  { key: 'never', label: 'Never' },
  { key: 'sometimes', label: 'Sometimes' },
  { key: 'always', label: 'Always' },
]);

const pestControls = defineOptions([
  { key: 'none', label: 'None' },
  { key: 'occasional', label: 'Occasional' },
  { key: 'planned', label: 'Planned' },
  { key: 'network', label: 'Network' },
]);

const carbonForests = defineOptions([
  { key: 'pre1990', label: 'Pre-1990' },
  { key: 'post1989', label: 'Post-1989' },
  { key: 'notForest', label: 'Not forest' },
]);

export const ecosystem = defineKind({
  id: 'ecosystem',
  version: 1,
  names: {
    singular: 'Ecosystem area',
    plural: 'Ecosystem areas',
    inSentence: 'ecosystem area',
    alsoCalled: [
      'wetland',
      'wet edge',
      'riparian margin',
      'bush',
      'native',
      'planting',
      'swamp',
      'trees',
      'stream edge',
    ],
  },
  wording: { route: 'ecosystem', featureType: 'ecosystems', collection: 'ecosystems', idKey: '_id' },
  shapes: ['polygon'],
  fields: {
    ...commonFields,
    ecosystemType: { type: 'enum', label: 'Type', required: true, options: ecosystemTypes },
    legalProtection: { type: 'enum', label: 'Protection', options: legalProtections },
    condition: { type: 'enum', label: 'Condition', required: true, options: conditions },
    dominantSpecies: { type: 'text', label: 'Main species', maxLength: 200 },
    threatenedSpecies: { type: 'text', label: 'Notable species', maxLength: 200 },
    weeds: { type: 'multiEnum', label: 'Weeds', options: weeds },
    pests: { type: 'multiEnum', label: 'Animal pests', options: pests },
    fenced: { type: 'enum', label: 'Fenced', required: true, options: fencedStates },
    stockAccess: { type: 'enum', label: 'Stock access', options: stockAccess },
    pestControl: { type: 'enum', label: 'Pest control', options: pestControls },
    plantsPlanted: { type: 'integer', label: 'Plants put in', min: 0, max: 1_000_000, step: 1 },
    yearPlanted: { type: 'integer', label: 'Year planted', unit: 'year', min: 1900, max: 2100, step: 1 },
    carbonForest: {
      type: 'enum',
      label: 'Forest age group',
      options: carbonForests,
      help: 'For the GHG note only',
    },
    action: { type: 'longText', label: 'Next action', maxLength: 500 },
  },
  sections: [
    {
      title: 'Ecosystem',
      fields: [
        'name',
        'status',
        'ecosystemType',
        'condition',
        'legalProtection',
        'dominantSpecies',
        'threatenedSpecies',
        'carbonForest',
      ],
    },
    { title: 'Pressures', fields: ['fenced', 'stockAccess', 'weeds', 'pests', 'pestControl'] },
    { title: 'Work', fields: ['plantsPlanted', 'yearPlanted', 'action'] },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  derivedAround: [{ key: 'edgeFenced', label: 'Edge fenced', unit: '%', from: 'edgeFencedPercent' }],
  bookList: 'nature',
  style: {
    ...inFamily('nature'),
    width: 1.6,
    fillOpacity: 0.36,
    pattern: 'bush',
    symbol: 'leaf',
    order: 22,
  },
  filter: { group: 'Nature and pests', onByDefault: false },
});
