import { commonFields } from '../../fields/common-fields.ts';
import { farmTypes } from '../../options/farming.ts';
import {
  soilTestLandUses,
  soilTestParentMaterials,
  soilTestPurposes,
  soilTestRiskLevels,
} from '../../options/soil-test.ts';
import { defineKind } from '../../kind/define-kind.ts';

export const transect = defineKind({
  id: 'transect',
  version: 1,
  names: { singular: 'Soil test transect', plural: 'Soil test transects', inSentence: 'soil test transect' },
  wording: { route: 'transect', featureType: 'transect', collection: 'transects', idKey: '_id' },
  shapes: ['line'],
  fields: {
    ...commonFields,
    landUse: { type: 'enum', label: 'Land use', required: true, options: soilTestLandUses },
    purpose: { type: 'enum', label: 'Purpose', required: true, options: soilTestPurposes },
    parentMaterial: {
      type: 'enum',
      label: 'Parent material',
      required: true,
      options: soilTestParentMaterials,
      help: 'Picks the target row',
    },
    farmType: {
      type: 'enum',
      label: 'Farm type',
      required: true,
      options: farmTypes,
      help: 'Picks the target row',
    },
    riskLevel: { type: 'enum', label: 'Risk level', options: soilTestRiskLevels },
    sampleDate: { type: 'date', label: 'Sampled', required: true, help: 'Same month each time' },
    depth: {
      type: 'number',
      label: 'Depth',
      required: true,
      unit: 'mm',
      min: 25,
      max: 600,
      step: 25,
      help: '75 pasture, 150 crop',
    },
    laboratory: { type: 'text', label: 'Laboratory', maxLength: 80 },
    labJobNumber: { type: 'text', label: 'Laboratory job number', maxLength: 40, help: 'From import' },
    labNumber: {
      type: 'text',
      label: 'Laboratory number',
      maxLength: 40,
      help: 'From import; unique with job',
    },
    interim: { type: 'boolean', label: 'Interim result', help: 'Replaced by the final' },
    ph: { type: 'number', label: 'pH', min: 0, max: 14, step: 0.1 },
    olsenPhosphorus: { type: 'number', label: 'Olsen P', unit: 'mg/L', min: 0, max: 400, step: 5 },
    potassium: { type: 'number', label: 'Potassium', unit: 'MAF QT', min: 0, max: 200, step: 5 },
    calcium: { type: 'number', label: 'Calcium', unit: 'MAF QT', min: 0, max: 200, step: 5 },
    magnesium: { type: 'number', label: 'Magnesium', unit: 'MAF QT', min: 0, max: 400, step: 5 },
    sulphateSulphur: { type: 'number', label: 'Sulphate sulphur', unit: 'mg/kg', min: 0, max: 200, step: 5 },
    history: {
      type: 'list',
      label: 'Earlier results',
      rowNoun: 'result',
      maxRows: 60,
      help: 'For the trend graph',
      row: {
        date: { type: 'date', label: 'Sampled', required: true },
        ph: { type: 'number', label: 'pH', min: 3, max: 14, step: 0.1 },
        olsenPhosphorus: { type: 'number', label: 'Olsen P', unit: 'mg/L', min: 0, max: 400, step: 5 },
        potassium: { type: 'number', label: 'Potassium', unit: 'MAF QT', min: 0, max: 200, step: 5 },
        calcium: { type: 'number', label: 'Calcium', unit: 'MAF QT', min: 0, max: 200, step: 5 },
        magnesium: { type: 'number', label: 'Magnesium', unit: 'MAF QT', min: 0, max: 400, step: 5 },
        sulphateSulphur: {
          type: 'number',
          label: 'Sulphate sulphur',
          unit: 'mg/kg',
          min: 0,
          max: 200,
          step: 5,
        },
      },
    },
  },
  sections: [
    {
      title: 'Transect',
      fields: ['name', 'status', 'landUse', 'purpose', 'parentMaterial', 'farmType', 'riskLevel'],
    },
    {
      title: 'Sample',
      fields: ['sampleDate', 'depth', 'laboratory', 'labJobNumber', 'labNumber', 'interim'],
    },
    {
      title: 'Results',
      fields: ['ph', 'olsenPhosphorus', 'potassium', 'calcium', 'magnesium', 'sulphateSulphur', 'history'],
    },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  style: { colour: '#935116', width: 2, dash: [2, 4], symbol: 'test-tube', order: 46 },
  filter: { group: 'Nutrients', onByDefault: false },
});
