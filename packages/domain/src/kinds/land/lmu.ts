import { commonFields } from '../../fields/common-fields.ts';
import { pastureSpeciesField, slopeClassField } from '../../fields/land-fields.ts';
import { assessmentField, riskAssessmentField } from '../../fields/risk-fields.ts';
import { stockField, stockUnits, stockUnitsFigure } from '../../fields/stock-fields.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { families, inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';
import { farmTypes, irrigationKinds, landUseIntensities } from '../../options/farming.ts';
import { livestockTypes } from '../../options/livestock.ts';
import {
  drainageClasses,
  landUnitParentMaterials,
  soilTextures,
  waterloggingFrequencies,
} from '../../options/soil.ts';

const landUses = defineOptions([
  { key: 'dairyPasture', label: 'Dairy pasture' },
  { key: 'sheepAndBeefPasture', label: 'Sheep and beef pasture' },
  { key: 'deerPasture', label: 'Deer pasture' },
  { key: 'arable', label: 'Arable' },
  { key: 'vegetables', label: 'Vegetables' },
  { key: 'winterForage', label: 'Winter forage' },
  { key: 'horticulture', label: 'Horticulture' },
  { key: 'forestry', label: 'Forestry' },
  { key: 'nativeOrRetired', label: 'Native or retired' },
  { key: 'effluentBlock', label: 'Effluent block' },
  { key: 'other', label: 'Other' },
]);

const drains = defineOptions([
  { key: 'none', label: 'None' },
  { key: 'moleAndTile', label: 'Mole and tile' },
  { key: 'openDrains', label: 'Open drains' },
  { key: 'humpAndHollow', label: 'Hump and hollow' },
  { key: 'other', label: 'Other' },
]);

const lossPaths = defineOptions([
  { key: 'overland', label: 'Overland flow' },
  { key: 'deep', label: 'Deep drainage' },
  { key: 'artificial', label: 'Artificial drains' },
  { key: 'lateral', label: 'Lateral flow' },
]);

const stoniness = defineOptions([
  { key: 'none', label: 'None' },
  { key: 'slight', label: 'Slight' },
  { key: 'moderate', label: 'Moderate' },
  { key: 'very', label: 'Very' },
]);

export const lmu = defineKind({
  id: 'lmu',
  version: 1,
  names: {
    singular: 'Land management unit',
    plural: 'Land management units',
    inSentence: 'land management unit',
    alsoCalled: ['land unit', 'management block', 'zone'],
  },
  wording: { route: 'lmu', featureType: 'lmu', collection: 'lmus', idKey: '_id' },
  shapes: ['polygon'],
  fields: {
    ...commonFields,
    landUse: {
      type: 'enum',
      label: 'Main land use',
      required: true,
      options: landUses,
      help: 'How the unit is run',
    },
    landUseIntensity: {
      type: 'enum',
      label: 'Intensity',
      required: true,
      options: landUseIntensities,
      help: 'The risk rating depends on it',
    },
    farmType: { type: 'enum', label: 'Farm type', options: farmTypes },
    slopeClass: { ...slopeClassField, required: true, help: 'Class covering most of the unit' },
    parentMaterial: {
      type: 'enum',
      label: 'Parent material',
      required: true,
      options: landUnitParentMaterials,
      help: 'From soil or LUC map',
    },
    soilName: { type: 'text', label: 'Soil name', maxLength: 80, help: 'S-map sibling or series' },
    soilTexture: {
      type: 'enum',
      label: 'Topsoil texture',
      required: true,
      options: soilTextures,
      help: 'By feel in the hand, or from a soil map',
    },
    drainage: {
      type: 'enum',
      label: 'Drainage',
      required: true,
      options: drainageClasses,
      help: 'Natural class',
    },
    artificialDrainage: { type: 'enum', label: 'Drains', options: drains, help: 'Drains speed losses' },
    lossPaths: {
      type: 'multiEnum',
      label: 'Losses leave by',
      options: lossPaths,
      help: 'How water carries losses from the unit',
    },
    waterlogging: {
      type: 'enum',
      label: 'Waterlogging',
      required: true,
      options: waterloggingFrequencies,
      help: 'Pugging susceptibility',
    },
    topsoilDepth: { type: 'integer', label: 'Topsoil depth', unit: 'cm', min: 0, max: 100, step: 1 },
    stoniness: { type: 'enum', label: 'Stony topsoil', options: stoniness },
    pastureSpecies: { ...pastureSpeciesField, help: 'Dominant sward' },
    stockTypes: { type: 'multiEnum', label: 'Stock carried', options: livestockTypes },
    stock: stockField,
    irrigationKind: { type: 'enum', label: 'Irrigation', options: irrigationKinds, default: 'none' },
    olsenP: {
      type: 'number',
      label: 'Olsen P',
      unit: 'mg/L',
      min: 0,
      max: 400,
      step: 1,
      help: 'Latest result for the unit',
    },
    lucIds: {
      type: 'featureRef',
      label: 'LUC units',
      collection: 'lucUnits',
      noun: 'LUC unit',
      help: 'Filled in from what it lies on; you can change it',
    },
    paddockIds: {
      type: 'featureRef',
      label: 'Paddocks',
      collection: 'paddocks',
      noun: 'paddock',
      help: 'Filled in from what it lies on; you can change it',
    },
    assessment: assessmentField,
    risks: riskAssessmentField,
  },
  sections: [
    {
      title: 'Land use',
      fields: ['name', 'status', 'landUse', 'landUseIntensity', 'farmType'],
    },
    {
      title: 'Soil and slope',
      fields: [
        'slopeClass',
        'parentMaterial',
        'soilName',
        'soilTexture',
        'drainage',
        'artificialDrainage',
        'lossPaths',
        'waterlogging',
        'topsoilDepth',
        'stoniness',
        'olsenP',
      ],
    },
    { title: 'Cover and water', fields: ['pastureSpecies', 'irrigationKind'] },
    { title: 'What lies in it', fields: ['lucIds', 'paddockIds'] },
    { title: 'Risk', fields: ['risks'] },
    { title: 'Strengths, limitations and risks', fields: ['assessment'] },
    { title: 'Stock', fields: ['stockTypes', 'stock'] },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (unit) => unit.name ?? '',
  labelRank: 2,
  coversGround: true,
  needsOnlyName: true,
  derived: [{ ...stockUnitsFigure, of: ({ stock }) => stockUnits(stock) }],
  derivedAround: [
    { key: 'effectiveArea', label: 'Effective area', unit: 'ha', decimals: 2, from: 'effectiveHectares' },
  ],
  style: {
    ...inFamily('landUnit'),
    line: families.landUnit.light.pale,
    lineOnDark: '#DFE6D4',
    width: 2,
    fillOpacity: 0.12,
    symbol: 'layers',
    order: 10,
  },
  filter: { group: 'Land', onByDefault: true },
});
