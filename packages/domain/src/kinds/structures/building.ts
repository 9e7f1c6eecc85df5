import { commonFields } from '../../fields/common-fields.ts';
import { distanceToWaterField, pointSourceFigures } from '../../fields/water-fields.ts';
import {
  agrichemicalCategories,
  claddings,
  implementTypes,
  roofings,
  seedCultivarTypes,
  storedItemTypes,
} from '../../options/buildings.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const buildingTypes = defineOptions([
  { key: 'dairyShed', label: 'Dairy shed' },
  { key: 'feedPad', label: 'Feed pad' },
  { key: 'standOffOrLoafingPad', label: 'Stand-off or loafing pad' },
  { key: 'coveredWinteringPad', label: 'Covered wintering pad' },
  { key: 'uncoveredWinteringPad', label: 'Uncovered wintering pad' },
  { key: 'yards', label: 'Yards' },
  { key: 'woolshed', label: 'Woolshed' },
  { key: 'calfRearingShed', label: 'Calf rearing shed' },
  { key: 'implementShed', label: 'Implement shed' },
  { key: 'hayBarn', label: 'Hay barn' },
  { key: 'workshop', label: 'Workshop' },
  { key: 'chemicalStore', label: 'Chemical store' },
  { key: 'fuelStore', label: 'Fuel store' },
  { key: 'fertiliserBin', label: 'Fertiliser bin' },
  { key: 'pumpShed', label: 'Pump shed' },
  { key: 'loadingFacility', label: 'Loading facility' },
  { key: 'greenhouse', label: 'Greenhouse' },
  { key: 'house', label: 'House' },
  { key: 'other', label: 'Other' },
]);

const roofWaterUses = defineOptions([
  { key: 'tank', label: 'Tank' },
  { key: 'groundSoak', label: 'Ground soak' },
  { key: 'drain', label: 'Drain' },
  { key: 'effluentSystem', label: 'Effluent system' },
]);

export const building = defineKind({
  id: 'building',
  version: 1,
  names: {
    singular: 'Building',
    plural: 'Buildings',
    inSentence: 'building',
    alsoCalled: ['shed', 'house', 'woolshed', 'yards', 'cowshed', 'dairy shed', 'pump house'],
  },
  wording: { route: 'building', featureType: 'buildings', collection: 'buildings', idKey: '_id' },
  shapes: ['polygon', 'point'],
  fields: {
    ...commonFields,
    buildingType: { type: 'enum', label: 'Type', required: true, options: buildingTypes },
    claddingType: { type: 'enum', label: 'Cladding', options: claddings },
    roofingType: { type: 'enum', label: 'Roofing', options: roofings },
    yearBuilt: { type: 'integer', label: 'Year built', unit: 'year', min: 1850, max: 2100, step: 1 },
    floorSealed: { type: 'boolean', label: 'Sealed floor' },
    storedItems: {
      type: 'list',
      label: 'Stored',
      rowNoun: 'item',
      maxRows: 60,
      row: {
        type: { type: 'enum', label: 'Type', required: true, options: storedItemTypes },
        detail: { type: 'text', label: 'Detail', maxLength: 120 },
        quantity: { type: 'number', label: 'Quantity', min: 0, max: 1_000_000, step: 1 },
        unit: { type: 'text', label: 'Unit', maxLength: 20 },
      },
    },
    agrichemicals: {
      type: 'list',
      label: 'Agrichemicals',
      rowNoun: 'agrichemical',
      maxRows: 100,
      row: {
        category: { type: 'enum', label: 'Category', required: true, options: agrichemicalCategories },
        product: { type: 'text', label: 'Product', required: true, maxLength: 80 },
        quantity: { type: 'number', label: 'Quantity', min: 0, max: 1_000_000, step: 1 },
        unit: { type: 'text', label: 'Unit', maxLength: 20 },
        expiryDate: { type: 'date', label: 'Expires' },
      },
    },
    implements: {
      type: 'list',
      label: 'Implements',
      rowNoun: 'implement',
      maxRows: 60,
      row: {
        type: { type: 'enum', label: 'Type', required: true, options: implementTypes },
        description: { type: 'text', label: 'Description', maxLength: 120 },
      },
    },
    seed: {
      type: 'list',
      label: 'Seed',
      rowNoun: 'seed',
      maxRows: 60,
      row: {
        type: { type: 'enum', label: 'Type', required: true, options: seedCultivarTypes },
        cultivar: { type: 'text', label: 'Cultivar', maxLength: 80 },
        kilograms: { type: 'number', label: 'Held', unit: 'kg', min: 0, max: 100_000, step: 1 },
      },
    },
    fuelVolume: {
      type: 'integer',
      label: 'Fuel held',
      unit: 'L',
      min: 0,
      max: 60_000,
      step: 10,
      help: 'Location certificate may apply above HSNO limits',
    },
    bunded: { type: 'boolean', label: 'Bunded', help: 'Holds spill inside' },
    spillKit: { type: 'boolean', label: 'Spill kit' },
    lockable: { type: 'boolean', label: 'Locked and signed' },
    roofWaterUse: { type: 'enum', label: 'Roof water goes to', options: roofWaterUses },
    distanceToWater: distanceToWaterField,
  },
  sections: [
    {
      title: 'Building',
      fields: [
        'name',
        'status',
        'buildingType',
        'claddingType',
        'roofingType',
        'yearBuilt',
        'floorSealed',
        'roofWaterUse',
        'distanceToWater',
      ],
    },
    { title: 'What is kept here', fields: ['storedItems', 'agrichemicals', 'implements', 'seed'] },
    { title: 'Fuel and safety', fields: ['fuelVolume', 'bunded', 'spillKit', 'lockable'] },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  derivedAround: pointSourceFigures,
  needsOnlyName: true,
  bookList: 'stores',
  style: { ...inFamily('structures', 'deep'), width: 1.5, fillOpacity: 0.4, symbol: 'building', order: 54 },
  filter: { group: 'Structures', onByDefault: false },
});
