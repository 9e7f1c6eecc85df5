import { emissionFertilisers } from '../../options/emission-fertilisers.ts';
import { nutrientPractices } from '../../options/irrigation.ts';
import { nutrientPercentFields, nutrientsOfWhole, organicField } from '../../fields/nutrient-fields.ts';
import { commonFields } from '../../fields/common-fields.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const applicationMethods = defineOptions([
  { key: 'groundSpreader', label: 'Ground spreader' },
  { key: 'aircraft', label: 'Aircraft' },
  { key: 'helicopter', label: 'Helicopter' },
  { key: 'drill', label: 'Drill' },
  { key: 'sprayerOrLiquid', label: 'Sprayer or liquid' },
  { key: 'throughIrrigation', label: 'Through irrigation' },
  { key: 'byHand', label: 'By hand' },
]);

const landUses = defineOptions([
  { key: 'pastureGrazed', label: 'Pasture grazed' },
  { key: 'winterForageCrop', label: 'Winter forage crop' },
  { key: 'arable', label: 'Arable' },
  { key: 'horticulture', label: 'Horticulture' },
  { key: 'forestry', label: 'Forestry' },
]);

const exclusionReasons = defineOptions([
  { key: 'waterway', label: 'Waterway or drain' },
  { key: 'wetland', label: 'Wetland' },
  { key: 'criticalSourceArea', label: 'Critical source area' },
  { key: 'bore', label: 'Bore or water supply' },
  { key: 'steep', label: 'Too steep to spread' },
  { key: 'boundary', label: 'Neighbour or dwelling' },
  { key: 'other', label: 'Other' },
]);

/** Fields of areas drawn on the map as custom features. */
const drawnAreas = {
  type: 'featureRef',
  label: 'Drawn on the map',
  collection: 'customFeature',
  noun: 'custom feature',
} as const;

export const fertiliser = defineKind({
  id: 'fertiliser',
  version: 2,
  names: {
    singular: 'Fertiliser application',
    plural: 'Fertiliser applications',
    inSentence: 'fertiliser application',
    alsoCalled: ['fert', 'superphosphate', 'urea', 'lime', 'spreading'],
  },
  wording: { route: 'fertiliser', featureType: 'fertilisers', collection: 'fertilisers', idKey: '_id' },
  shapes: ['polygon'],
  isDoneOnce: true,
  fields: {
    ...commonFields,
    status: {
      ...commonFields.status,
      help: 'Existing means already spread; planned also counts towards the season',
    },
    area: {
      type: 'number',
      label: 'Area',
      required: true,
      unit: 'ha',
      min: 0.01,
      // As large as any ground that is drawn: an area of more than its ground is refused.
      max: 1_000_000,
      step: 0.01,
      help: 'From the map; you can type over it',
    },
    areaIsTyped: {
      type: 'boolean',
      label: 'Area was typed',
      help: 'The area then stays as it is, whatever paddocks are chosen; untick it to follow the map again',
    },
    paddocks: {
      type: 'featureRef',
      label: 'Paddocks spread',
      collection: 'paddocks',
      noun: 'paddock',
      help: 'With no paddocks and no new areas, the shape drawn on the map counts',
    },
    fertiliser_application_new: {
      type: 'list',
      label: 'New areas',
      rowNoun: 'new area',
      maxRows: 20,
      help: 'For ground outside the paddocks, draw a custom feature, then choose it here',
      row: {
        name: { type: 'text', label: 'Name', required: true, maxLength: 80 },
        feature_map_layer: { ...drawnAreas, required: true },
      },
    },
    fertiliser_application_exclusion_zones: {
      type: 'list',
      label: 'Exclusion zones',
      rowNoun: 'exclusion zone',
      maxRows: 50,
      help: 'Waterways, wetlands, critical source areas and what is kept clear around them: taken off the area',
      row: {
        name: { type: 'text', label: 'Name', required: true, maxLength: 80 },
        reason: { type: 'enum', label: 'Reason', options: exclusionReasons },
        feature_map_layer: drawnAreas,
        csas: {
          type: 'featureRef',
          label: 'Critical source areas',
          collection: 'csas',
          noun: 'critical source area',
        },
        ecosystems: { type: 'featureRef', label: 'Ecosystems', collection: 'ecosystems', noun: 'ecosystem' },
        dams: { type: 'featureRef', label: 'Dams', collection: 'dams', noun: 'dam' },
        setback: {
          type: 'number',
          label: 'Kept clear around it',
          unit: 'm',
          min: 0,
          max: 200,
          step: 1,
          help: 'A line or point needs it to take any ground',
        },
      },
    },
    applicationDate: {
      type: 'date',
      label: 'Date applied',
      required: true,
      help: 'Needed for the yearly N total (1 July to 30 June)',
    },
    applicationMethod: { type: 'enum', label: 'Method', required: true, options: applicationMethods },
    spreadmark: { type: 'boolean', label: 'Spreadmark operator' },
    landUse: {
      type: 'enum',
      label: 'Land type',
      required: true,
      options: landUses,
      help: 'The nitrogen cap counts grazed pasture, forage crops, and other crops that are grazed before harvest',
    },
    grazedBeforeHarvest: {
      type: 'boolean',
      label: 'Grazed before harvest',
      help: 'Stubble grazed after the harvest does not count',
      shownWhen: { field: 'landUse', is: ['arable', 'horticulture', 'forestry'] },
    },
    cartage_rate: { type: 'number', label: 'Cartage', unit: '$/t', min: 0, max: 1000, step: 0.01 },
    cost: { type: 'number', label: 'Spreading cost', unit: '$/t', min: 0, max: 2000, step: 0.01 },
    store_charge: { type: 'number', label: 'Store charge', unit: '$/t', min: 0, max: 200, step: 0.01 },
    mixing_fee: { type: 'number', label: 'Mixing fee', unit: '$/t', min: 0, max: 200, step: 0.01 },
    fertiliser_application_product: {
      type: 'list',
      label: 'Products',
      required: true,
      rowNoun: 'product',
      maxRows: 20,
      wholeOf: nutrientsOfWhole,
      help: 'At least one row',
      row: {
        product: { type: 'text', label: 'Product', required: true, maxLength: 80 },
        application_rate: {
          type: 'number',
          label: 'Rate',
          unit: 'kg/ha',
          required: true,
          min: 0,
          max: 20_000,
          step: 1,
        },
        price_per_tonne: { type: 'number', label: 'Price', unit: '$/t', min: 0, max: 10_000, step: 0.01 },
        mix_percent: {
          type: 'number',
          label: 'Share of the mix',
          unit: '%',
          min: 0,
          max: 100,
          step: 0.001,
          help: 'Worked out from the rates where it is left empty',
        },
        ...nutrientPercentFields,
        isOrganic: organicField,
        ghgType: {
          type: 'enum',
          label: 'For greenhouse gas',
          options: emissionFertilisers,
          help: 'Needed for a product with nitrogen that is not in the library',
        },
      },
    },
    practices: {
      type: 'multiEnum',
      label: 'Practices in use',
      options: nutrientPractices,
      help: 'From the code of practice for nutrient management',
    },
    windSpeed: {
      type: 'number',
      label: 'Wind',
      unit: 'km/h',
      min: 0,
      max: 60,
      step: 1,
      help: 'For the spreading record',
    },
    proofOfPlacement: { type: 'documents', label: 'Proof of placement', maxFiles: 10 },
    overCapReason: {
      type: 'longText',
      label: 'Why it goes over the nitrogen cap',
      maxLength: 500,
      help: 'Asked for when an application takes a place over the cap, and kept with it',
    },
  },
  sections: [
    {
      title: 'Application',
      fields: [
        'name',
        'status',
        'applicationDate',
        'applicationMethod',
        'spreadmark',
        'landUse',
        'grazedBeforeHarvest',
        'windSpeed',
        'practices',
      ],
    },
    {
      title: 'Where',
      fields: [
        'paddocks',
        'fertiliser_application_new',
        'fertiliser_application_exclusion_zones',
        'area',
        'areaIsTyped',
      ],
    },
    { title: 'Products', fields: ['fertiliser_application_product'] },
    { title: 'Nitrogen cap', fields: ['overCapReason'] },
    { title: 'Charges', fields: ['cartage_rate', 'cost', 'store_charge', 'mixing_fee'] },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents', 'proofOfPlacement'] },
  ],
  label: (it) => it.name ?? '',
  // Whether an older area was typed is not known: it stays as it was saved.
  upgrades: [(attributes) => ({ areaIsTyped: true, ...attributes })],

  style: {
    ...inFamily('nutrients', 'pale'),
    width: 2,
    dash: [3, 3],
    fillOpacity: 0.2,
    symbol: 'spreader',
    order: 45,
  },
  filter: { group: 'Nutrients', onByDefault: false },
});
