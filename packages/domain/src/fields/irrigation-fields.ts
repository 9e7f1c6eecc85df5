import { areaHectares, isPolygonal, type Geometry } from '@tussock/geometry';
import { irrigationPractices } from '../options/irrigation.ts';
import { waterSources } from '../options/structures.ts';
import { defineOptions } from '../kind/options.ts';

const meters = defineOptions([
  { key: 'none', label: 'None' },
  { key: 'manual', label: 'Manual' },
  { key: 'telemetry', label: 'Telemetry' },
]);

const schedulingMethods = defineOptions([
  { key: 'soilMoistureProbe', label: 'Soil moisture probe' },
  { key: 'soilWaterBudget', label: 'Soil water budget' },
  { key: 'spadeAndEye', label: 'Spade and eye' },
  { key: 'fixedRotation', label: 'Fixed rotation' },
  { key: 'supplierService', label: 'Supplier service' },
]);

/** "Entered or from the drawn shape": the measured hectares of an area; empty for a line or a point. */
export function irrigatedGround(shape: Geometry): { areaIrrigated?: number } {
  const hectares = isPolygonal(shape) ? areaHectares(shape) : 0;
  return hectares > 0 ? { areaIrrigated: hectares } : {};
}

/** Fields of all irrigation kinds: irrigators, border dykes and controlled floods. */
export const irrigationFields = {
  areaIrrigated: {
    type: 'number',
    label: 'Area irrigated',
    required: true,
    unit: 'ha',
    min: 0.01,
    max: 2000,
    step: 0.01,
    help: 'Entered or from the drawn shape',
  },
  waterSource: { type: 'enum', label: 'Water source', required: true, options: waterSources },
  consentNumber: { type: 'text', label: 'Water consent', maxLength: 40 },
  maxRate: { type: 'number', label: 'Consented rate', unit: 'L/s', min: 0, max: 2000, step: 0.1 },
  annualVolume: {
    type: 'integer',
    label: 'Consented volume a year',
    unit: 'm³',
    min: 0,
    max: 20_000_000,
    step: 100,
  },
  systemCapacity: {
    type: 'number',
    label: 'System capacity',
    unit: 'mm/day',
    min: 0,
    max: 15,
    step: 0.1,
    help: 'As designed, or tested: L/s × 8.64 ÷ ha',
  },
  applicationDepth: {
    type: 'number',
    label: 'Depth each pass',
    unit: 'mm',
    min: 0,
    max: 150,
    step: 0.5,
    help: 'At normal speed or run time',
  },
  applicationRate: {
    type: 'number',
    label: 'Application intensity',
    unit: 'mm/h',
    min: 0,
    max: 200,
    step: 0.5,
    help: 'Compare with soil intake rate',
  },
  returnInterval: { type: 'number', label: 'Return interval', unit: 'days', min: 0, max: 40, step: 0.5 },
  distributionUniformity: {
    type: 'integer',
    label: 'Distribution uniformity',
    unit: '%',
    min: 0,
    max: 100,
    step: 1,
    help: 'From the last bucket test',
  },
  lastTested: { type: 'date', label: 'Last performance test', help: 'Test every year' },
  seasonStart: { type: 'month', label: 'Season from' },
  seasonEnd: { type: 'month', label: 'Season to' },
  meter: { type: 'enum', label: 'Water meter', options: meters },
  scheduling: { type: 'multiEnum', label: 'Scheduling', options: schedulingMethods },
  practices: {
    type: 'multiEnum',
    label: 'Practices in use',
    options: irrigationPractices,
  },
  effluentInjected: { type: 'boolean', label: 'Effluent put through it' },
  fertigation: { type: 'boolean', label: 'Fertiliser put through it' },
  yearInstalled: { type: 'integer', label: 'Year installed', unit: 'year', min: 1950, max: 2100, step: 1 },
} as const;

export const irrigationSections = [
  {
    title: 'Water and consent',
    fields: ['areaIrrigated', 'waterSource', 'consentNumber', 'maxRate', 'annualVolume', 'meter'],
  },
  {
    title: 'Performance',
    fields: [
      'systemCapacity',
      'applicationDepth',
      'applicationRate',
      'returnInterval',
      'distributionUniformity',
      'lastTested',
      'yearInstalled',
    ],
  },
  {
    title: 'Running it',
    fields: ['seasonStart', 'seasonEnd', 'scheduling', 'practices', 'effluentInjected', 'fertigation'],
  },
] as const;

/** Columns of all irrigation kinds in the plan book's table. */
export const irrigationColumns = [
  'areaIrrigated',
  'applicationDepth',
  'applicationRate',
  'systemCapacity',
  'returnInterval',
  'maxRate',
  'annualVolume',
] as const;

/** Conversion: 1 L/s for a day is 86.4 m³, which is a depth of 8.64 mm on a hectare. */
const MM_A_DAY = 8.64;

/** Figure: depth per day that the consented rate can apply to the irrigated ground. */
export const capacityFromRate = {
  key: 'capacityFromRate',
  label: 'Capacity from consented rate',
  unit: 'mm/day',
  decimals: 1,
  help: 'L/s × 8.64 ÷ ha',
  of: ({ maxRate, areaIrrigated }: { readonly maxRate?: number; readonly areaIrrigated?: number }) =>
    maxRate === undefined || areaIrrigated === undefined || areaIrrigated === 0
      ? undefined
      : (maxRate * MM_A_DAY) / areaIrrigated,
} as const;
