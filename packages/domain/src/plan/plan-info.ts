import { CHATHAM_ISLANDS_BOUNDS } from '@tussock/geometry';
import type { AttributesOf } from '../kind/field.ts';
import { withPresentKeys } from '../codecs/field-checks.ts';
import { nutrientPercentFields, nutrientsOfWhole, organicField } from '../fields/nutrient-fields.ts';
import { SAMPLE_EVERY_YEARS } from '../soil/sample-due.ts';
import { defineOptions } from '../kind/options.ts';
import { consentRows, distributionRows, enterpriseRows, leaseRows, ownershipRows } from './farm-registers.ts';
import {
  activityRows,
  feedRows,
  inspectionRows,
  keptRecordRows,
  manureRows,
  nutrientBudgetRows,
  preparerRows,
  soilStructureRows,
  sprayRows,
  trainingRows,
  waterUseRows,
} from './plan-registers.ts';
import { regions } from './regions.ts';

const [CHATHAMS_WEST, , CHATHAMS_EAST] = CHATHAM_ISLANDS_BOUNDS;

const gaps = defineOptions([
  { key: 'roadRailRiver', label: 'A road, railway or river only' },
  { key: 'neighbour', label: 'Land of someone else' },
]);

/** Fields of plan info: the property and its people. Forms and checks are derived from them, as for a kind of feature. */
export const planInfoFields = {
  propertyName: { type: 'text', label: 'Property name', required: true, maxLength: 120 },
  /** Name and e-mail may wait until the owner is invited; once given they stay. */
  contactName: { type: 'text', label: 'Contact name', maxLength: 120, leftOutWith: 'people' },
  email: {
    type: 'text',
    label: 'Contact e-mail',
    maxLength: 254,
    format: 'email',
    leftOutWith: 'people',
  },
  phone: { type: 'text', label: 'Phone', maxLength: 20, format: 'phone', leftOutWith: 'people' },
  physicalAddress: { type: 'text', label: 'Physical address', required: true, maxLength: 200 },
  lat: {
    type: 'number',
    label: 'Latitude',
    min: -48,
    max: -33,
    step: 0.00001,
    unit: '°',
    help: 'Where the farm is: south is negative',
  },
  lng: {
    type: 'number',
    label: 'Longitude',
    min: 166,
    max: 179,
    orWithin: { min: CHATHAMS_WEST, max: CHATHAMS_EAST },
    step: 0.00001,
    unit: '°',
    help: 'East of Greenwich; on the Chatham Islands, west of it and negative',
  },
  region: { type: 'enum', label: 'Regional council', options: regions },
  catchment: { type: 'text', label: 'Catchment', maxLength: 120 },
  surfaceWaterAllocationZone: { type: 'text', label: 'Surface water allocation zone', maxLength: 120 },
  propertyOwnerships: ownershipRows,
  postalAddress: { type: 'text', label: 'Postal address', maxLength: 200, leftOutWith: 'people' },
  managerName: { type: 'text', label: 'Farm manager', maxLength: 120, leftOutWith: 'people' },
  implementerName: {
    type: 'text',
    label: 'Who carries the plan out',
    maxLength: 120,
    leftOutWith: 'people',
  },
  preparers: preparerRows,
  farmGoals: { type: 'longText', label: 'Our goals for the farm', maxLength: 2000 },
  rainfall: {
    type: 'integer',
    label: 'Rainfall',
    unit: 'mm/year',
    min: 100,
    max: 15_000,
    step: 1,
    help: 'Average of several years',
  },
  rainfallSource: { type: 'text', label: 'Source of the rainfall', maxLength: 160 },
  catchmentGoals: {
    type: 'longText',
    label: 'Values, challenges and goals of the catchment',
    maxLength: 4000,
    help: 'From your council or catchment group',
  },
  catchmentGoalsSource: {
    type: 'text',
    label: 'Source of the catchment goals, with its date',
    maxLength: 200,
  },
  catchmentMeaning: { type: 'longText', label: 'What they mean on this farm', maxLength: 2000 },
  regionalStatement: {
    type: 'longText',
    label: 'Te Mana o te Wai and the regional statement',
    maxLength: 4000,
    help: 'How the plan gives effect to it',
  },
  mahingaKai: {
    type: 'longText',
    label: 'Mahinga kai on and near the farm',
    maxLength: 4000,
    help: 'It is printed: leave out places that must stay private',
  },
  mahingaKaiResponse: { type: 'longText', label: 'What is done for mahinga kai', maxLength: 2000 },
  activityRisks: activityRows,
  nutrientBudgets: nutrientBudgetRows,
  nitrogenLimit: {
    type: 'number',
    label: 'Nitrogen limit, baseline or reference point',
    unit: 'kg N/ha/year',
    min: 0,
    max: 1000,
    step: 0.1,
  },
  nitrogenLimitSource: { type: 'text', label: 'Where the limit is from', maxLength: 200 },
  feedBroughtIn: feedRows,
  manureMoved: manureRows,
  waterUsed: waterUseRows,
  training: trainingRows,
  inspections: inspectionRows,
  sprays: sprayRows,
  soilStructure: soilStructureRows,
  biosecurity: { type: 'longText', label: 'Biosecurity plan', maxLength: 4000 },
  keptRecords: keptRecordRows,
  isLeased: { type: 'boolean', label: 'Any land leased in' },
  leases: leaseRows,
  enterprises: enterpriseRows,
  distributionAreas: distributionRows,
  consents: consentRows,
  supplyNumbers: {
    type: 'text',
    label: 'Supply numbers',
    maxLength: 200,
    leftOutWith: 'people',
    help: 'Milk or meat, separated by commas',
  },
  nzbn: {
    type: 'text',
    label: 'NZ Business Number',
    maxLength: 13,
    format: 'businessNumber',
    leftOutWith: 'people',
  },
  betweenBlocks: {
    type: 'enum',
    label: 'Between pieces of the farm that lie up to 30 m apart',
    options: gaps,
    help: 'Pieces parted by a road, railway or river count as one landholding for the nitrogen cap; those with other people’s land between them do not',
  },
  ownFertilisers: {
    type: 'list',
    label: 'Fertiliser products of your own',
    rowNoun: 'product',
    maxRows: 50,
    uniqueBy: 'product',
    wholeOf: nutrientsOfWhole,
    help: 'Offered beside the library when an application is filled in; content as on the label',
    row: {
      product: { type: 'text', label: 'Product', required: true, maxLength: 80 },
      ...nutrientPercentFields,
      isOrganic: organicField,
      source: { type: 'text', label: 'Source', maxLength: 120, help: 'Label, test or invoice' },
    },
  },
  soilTestEveryYears: {
    type: 'integer',
    label: 'Soil tests every',
    unit: 'years',
    min: 1,
    max: 10,
    step: 1,
    help: `Left empty, a transect is due ${SAMPLE_EVERY_YEARS} years after its newest test`,
  },
  riskRules: {
    type: 'text',
    label: 'Risk assessment accepted with rules',
    maxLength: 20,
    help: 'The version of the rules that the assessment of the land was accepted with',
  },
  rulesVersion: {
    type: 'text',
    label: 'Rules that risk is rated by',
    maxLength: 20,
    help: 'The version of the rules of the risk assessment that this plan is written with',
  },
  catalogueVersion: {
    type: 'text',
    label: 'Catalogue of outcomes',
    maxLength: 20,
    help: 'The version of the sections, outcomes and actions that this plan is written with',
  },
  farmaxFarm_id: { type: 'text', label: 'FARMAX farm id', maxLength: 60 },
} as const;

export type PlanInfo = AttributesOf<typeof planInfoFields>;

export const planInfoSections = [
  {
    title: 'Property',
    fields: [
      'propertyName',
      'physicalAddress',
      'region',
      'catchment',
      'lat',
      'lng',
      'surfaceWaterAllocationZone',
    ],
  },
  {
    title: 'People',
    fields: [
      'contactName',
      'email',
      'phone',
      'postalAddress',
      'managerName',
      'implementerName',
      'propertyOwnerships',
    ],
  },
  { title: 'Leased land', fields: ['isLeased', 'leases'] },
  { title: 'What is farmed', fields: ['enterprises', 'supplyNumbers', 'nzbn', 'farmaxFarm_id'] },
  { title: 'Effluent and spreading', fields: ['distributionAreas'] },
  { title: 'Consents', fields: ['consents', 'inspections'] },
  {
    title: 'Fertiliser and soil',
    fields: ['betweenBlocks', 'ownFertilisers', 'soilTestEveryYears', 'soilStructure'],
  },
  {
    title: 'Goals and place',
    fields: [
      'farmGoals',
      'rainfall',
      'rainfallSource',
      'catchmentGoals',
      'catchmentGoalsSource',
      'catchmentMeaning',
      'regionalStatement',
      'mahingaKai',
      'mahingaKaiResponse',
    ],
  },
  { title: 'Risk by activity', fields: ['activityRisks'] },
  {
    title: 'Nutrient budgets',
    fields: ['nutrientBudgets', 'nitrogenLimit', 'nitrogenLimitSource', 'feedBroughtIn', 'manureMoved'],
  },
  { title: 'Water used', fields: ['waterUsed'] },
  { title: 'Training, sprays and biosecurity', fields: ['training', 'sprays', 'biosecurity'] },
  { title: 'Preparation and records', fields: ['preparers', 'keptRecords'] },
] as const satisfies readonly {
  readonly title: string;
  readonly fields: readonly (keyof typeof planInfoFields)[];
}[];

/** Converts plan info written at any earlier time to the fields declared today. */
export const presentPlanInfo = (info: Readonly<Record<string, unknown>>): Partial<PlanInfo> =>
  withPresentKeys(planInfoFields, info); // written through the declared fields only

/** Fields asked for when a plan is created. The owner fills in the rest on the confirmation page. */
export const planCreationFields = {
  propertyName: planInfoFields.propertyName,
  contactName: planInfoFields.contactName,
  email: { ...planInfoFields.email, help: 'The invitation goes to this address. It may wait' },
  phone: planInfoFields.phone,
  physicalAddress: planInfoFields.physicalAddress,
  /** Position of the address, once a suggested one was chosen. */
  lat: planInfoFields.lat,
  lng: planInfoFields.lng,
  region: planInfoFields.region,
  catchment: planInfoFields.catchment,
} as const;

/** Fields of the confirmation page, with the owner's statement that the details are right. */
export const planConfirmationFields = {
  ...planInfoFields,
  contactName: { ...planInfoFields.contactName, required: true },
  email: { ...planInfoFields.email, required: true },
  hasReadTerms: { type: 'boolean', label: 'I confirm these details are right', required: true },
} as const;
