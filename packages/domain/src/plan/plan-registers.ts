import type { ListField } from '../kind/field.ts';
import { defineOptions } from '../kind/options.ts';

const MOST_PAPERS = 10;
const documents = { type: 'documents', label: 'Papers', maxFiles: MOST_PAPERS } as const;
const season = {
  type: 'text',
  label: 'Season',
  required: true,
  maxLength: 20,
  help: 'Such as 2025/26',
} as const;
const note = { type: 'text', label: 'Note', maxLength: 300 } as const;
const percentOrKg = { min: 0, max: 10_000, step: 0.1 } as const;

/** Rows of the people who prepared the plan, with what qualifies them. */
export const preparerRows = {
  type: 'list',
  label: 'Who prepared this plan',
  rowNoun: 'person',
  maxRows: 10,
  leftOutWith: 'people',
  row: {
    name: { type: 'text', label: 'Name', required: true, maxLength: 120, leftOutWith: 'people' },
    business: { type: 'text', label: 'Business', maxLength: 120 },
    qualification: { type: 'text', label: 'Qualification', maxLength: 200 },
    certificateNumber: { type: 'text', label: 'Certificate number', maxLength: 60 },
    declares: {
      type: 'boolean',
      label: 'Declares that the plan is true and complete to the best of their knowledge',
    },
    declaredOn: { type: 'date', label: 'Declared on' },
  },
} as const satisfies ListField;

const activities = defineOptions([
  { key: 'irrigation', label: 'Irrigation' },
  { key: 'nutrients', label: 'Fertiliser and nutrients' },
  { key: 'effluentUse', label: 'Effluent' },
  { key: 'winterGrazing', label: 'Winter grazing' },
  { key: 'stockHolding', label: 'Feed pads and stock holding' },
  { key: 'stockExclusion', label: 'Stock near water' },
  { key: 'cultivation', label: 'Cultivation' },
  { key: 'pitsAndWaste', label: 'Pits and waste' },
  { key: 'pointSources', label: 'Other point sources' },
]);
const presences = defineOptions([
  { key: 'present', label: 'On this farm' },
  { key: 'notPresent', label: 'Not on this farm' },
]);
const activityRisks = defineOptions([
  { key: 'low', label: 'Low' },
  { key: 'medium', label: 'Medium' },
  { key: 'high', label: 'High' },
]);

/** Rows of the risk of each activity, beside the risk of each land unit. */
export const activityRows = {
  type: 'list',
  label: 'Risk by activity',
  rowNoun: 'activity',
  maxRows: 20,
  uniqueBy: 'activity',
  row: {
    activity: { type: 'enum', label: 'Activity', required: true, options: activities },
    presence: { type: 'enum', label: 'Present', required: true, options: presences },
    risk: { type: 'enum', label: 'Risk to water', options: activityRisks },
    where: { type: 'text', label: 'Where', maxLength: 200 },
    practice: { type: 'longText', label: 'What is done about it', maxLength: 1000 },
  },
} as const satisfies ListField;

/** Rows of modelled nutrient budgets. A modelled figure is not recorded without its tool and version. */
export const nutrientBudgetRows = {
  type: 'list',
  label: 'Nutrient budgets',
  rowNoun: 'budget',
  maxRows: 30,
  row: {
    season,
    tool: { type: 'text', label: 'Tool', required: true, maxLength: 80, help: 'Such as OverseerFM' },
    toolVersion: { type: 'text', label: 'Version', required: true, maxLength: 40 },
    nitrogenLoss: { type: 'number', label: 'Nitrogen loss', unit: 'kg N/ha/year', ...percentOrKg },
    phosphorusLoss: { type: 'number', label: 'Phosphorus loss', unit: 'kg P/ha/year', ...percentOrKg },
    nitrogenTarget: { type: 'number', label: 'Nitrogen target', unit: 'kg N/ha/year', ...percentOrKg },
    preparedBy: { type: 'text', label: 'Prepared by', maxLength: 120, leftOutWith: 'people' },
    documents,
  },
} as const satisfies ListField;

const directions = defineOptions([
  { key: 'in', label: 'Brought in' },
  { key: 'out', label: 'Taken away' },
]);

/** Rows of feed brought on to the farm. */
export const feedRows = {
  type: 'list',
  label: 'Feed brought in',
  rowNoun: 'feed',
  maxRows: 100,
  row: {
    season,
    feed: { type: 'text', label: 'Feed', required: true, maxLength: 80 },
    tonnesDryMatter: { type: 'number', label: 'Dry matter', unit: 't', min: 0, max: 100_000, step: 0.1 },
    from: { type: 'text', label: 'From', maxLength: 120 },
  },
} as const satisfies ListField;

/** Rows of manure, compost and effluent that crossed the boundary. */
export const manureRows = {
  type: 'list',
  label: 'Manure, compost and effluent moved',
  rowNoun: 'load',
  maxRows: 100,
  row: {
    season,
    direction: { type: 'enum', label: 'Direction', required: true, options: directions },
    material: { type: 'text', label: 'Material', required: true, maxLength: 80 },
    amount: { type: 'number', label: 'Amount', unit: 't or m³', min: 0, max: 1_000_000, step: 0.1 },
    nitrogen: {
      type: 'number',
      label: 'Nitrogen',
      unit: 'kg N',
      min: 0,
      max: 1_000_000,
      step: 1,
      help: 'From a test',
    },
  },
} as const satisfies ListField;

const waterUses = defineOptions([
  { key: 'irrigation', label: 'Irrigation' },
  { key: 'stock', label: 'Stock water' },
  { key: 'shed', label: 'Dairy shed' },
  { key: 'house', label: 'House' },
  { key: 'other', label: 'Other' },
]);
const waterReadings = defineOptions([
  { key: 'meter', label: 'Meter or telemetry' },
  { key: 'estimate', label: 'Estimate' },
]);

/** Rows of water taken by season, against the consent. */
export const waterUseRows = {
  type: 'list',
  label: 'Water used',
  rowNoun: 'use',
  maxRows: 100,
  row: {
    season,
    use: { type: 'enum', label: 'Use', required: true, options: waterUses },
    consentNumber: { type: 'text', label: 'Consent', maxLength: 60 },
    cubicMetres: {
      type: 'number',
      label: 'Used',
      unit: 'm³',
      required: true,
      min: 0,
      max: 50_000_000,
      step: 1,
    },
    consentedCubicMetres: {
      type: 'number',
      label: 'Consented',
      unit: 'm³',
      min: 0,
      max: 50_000_000,
      step: 1,
    },
    readFrom: { type: 'enum', label: 'Read from', options: waterReadings },
  },
} as const satisfies ListField;

/** Rows of training of the people on the farm. */
export const trainingRows = {
  type: 'list',
  label: 'Training',
  rowNoun: 'training',
  maxRows: 100,
  leftOutWith: 'people',
  row: {
    person: { type: 'text', label: 'Person', required: true, maxLength: 120, leftOutWith: 'people' },
    course: { type: 'text', label: 'Training', required: true, maxLength: 160 },
    on: { type: 'date', label: 'Day' },
    documents,
  },
} as const satisfies ListField;

const inspectionResults = defineOptions([
  { key: 'complies', label: 'Complies' },
  { key: 'minor', label: 'Minor non-compliance' },
  { key: 'moderate', label: 'Moderate non-compliance' },
  { key: 'significant', label: 'Significant non-compliance' },
]);

/** Rows of the council's inspections, with their results. */
export const inspectionRows = {
  type: 'list',
  label: 'Council inspections',
  rowNoun: 'inspection',
  maxRows: 60,
  row: {
    on: { type: 'date', label: 'Day', required: true },
    about: {
      type: 'text',
      label: 'About',
      required: true,
      maxLength: 160,
      help: 'Consent number or activity',
    },
    result: { type: 'enum', label: 'Result', required: true, options: inspectionResults },
    note,
    documents,
  },
} as const satisfies ListField;

/** Rows of sprays applied. */
export const sprayRows = {
  type: 'list',
  label: 'Spray records',
  rowNoun: 'spray',
  maxRows: 200,
  row: {
    on: { type: 'date', label: 'Day', required: true },
    place: { type: 'text', label: 'Where', required: true, maxLength: 120 },
    product: { type: 'text', label: 'Product', required: true, maxLength: 80 },
    rate: { type: 'text', label: 'Rate', maxLength: 60, help: 'Such as 2 L/ha' },
    target: { type: 'text', label: 'Target', maxLength: 80 },
    weather: { type: 'text', label: 'Wind and weather', maxLength: 80 },
    appliedBy: { type: 'text', label: 'Applied by', maxLength: 120, leftOutWith: 'people' },
  },
} as const satisfies ListField;

/** Rows of visual soil assessments. */
export const soilStructureRows = {
  type: 'list',
  label: 'Soil structure scores',
  rowNoun: 'score',
  maxRows: 100,
  row: {
    on: { type: 'date', label: 'Day', required: true },
    place: { type: 'text', label: 'Where', required: true, maxLength: 120 },
    method: {
      type: 'text',
      label: 'Method',
      required: true,
      maxLength: 80,
      help: 'Such as Visual Soil Assessment',
    },
    score: { type: 'text', label: 'Score', required: true, maxLength: 40 },
    note,
  },
} as const satisfies ListField;

/** Rows of the records kept for each objective of the plan: what, where and for how long. */
export const keptRecordRows = {
  type: 'list',
  label: 'Records kept',
  rowNoun: 'record',
  maxRows: 60,
  row: {
    objective: { type: 'text', label: 'Objective', required: true, maxLength: 120 },
    record: { type: 'text', label: 'Record', required: true, maxLength: 160 },
    where: { type: 'text', label: 'Where it is', maxLength: 160 },
    since: { type: 'date', label: 'Since' },
    years: { type: 'integer', label: 'Kept for', unit: 'years', min: 1, max: 100, step: 1 },
  },
} as const satisfies ListField;
