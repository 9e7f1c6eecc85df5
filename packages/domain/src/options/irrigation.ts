import { defineOptions, type Option } from '../kind/options.ts';

/**
 * Good practices by code: twelve codes, each with its practices.
 *
 * Source: IrrigationNZ SMART irrigation; Good Farming Practice principles 2018, water and nutrients groups. Codes and keys are our choice.
 */
const practiceCodes = [
  { code: 'IR1', title: 'System standard' },
  { code: 'IR2', title: 'Scheduling' },
  { code: 'IR3', title: 'Depth and rate' },
  { code: 'IR4', title: 'Water measurement' },
  { code: 'IR5', title: 'Maintenance' },
  { code: 'IR6', title: 'People and records' },
  { code: 'NU1', title: 'Nutrient planning' },
  { code: 'NU2', title: 'Soil testing' },
  { code: 'NU3', title: 'Rate and timing' },
  { code: 'NU4', title: 'Placement' },
  { code: 'NU5', title: 'Product choice' },
  { code: 'NU6', title: 'Storage and effluent credit' },
] as const;

/** Shows the code of each practice below it. */
const underCodes = <Key extends string>(practices: readonly Option<Key>[]): readonly Option<Key>[] =>
  practices.map((practice) => {
    const code = practiceCodes.find((known) => known.code === practice.group);
    return code ? { ...practice, help: `${code.code} ${code.title}` } : practice;
  });

/** Practices of applying water, each with its code. */
export const irrigationPractices = underCodes(
  defineOptions([
    { key: 'designedToCode', label: 'Designed and installed to the industry code', group: 'IR1' },
    { key: 'commissioningTested', label: 'Commissioning test on file', group: 'IR1' },
    { key: 'annualPerformanceTest', label: 'Yearly bucket test or performance check', group: 'IR1' },
    { key: 'soilMoistureMonitoring', label: 'Soil moisture probes used', group: 'IR2' },
    { key: 'soilWaterBudget', label: 'Soil water budget kept', group: 'IR2' },
    { key: 'weatherForecastUse', label: 'Rain forecast and evapotranspiration used', group: 'IR2' },
    { key: 'depthMatchedToDeficit', label: 'Depth set below soil deficit', group: 'IR3' },
    { key: 'rateBelowIntake', label: 'Rate below what the soil can take in', group: 'IR3' },
    { key: 'waterMetered', label: 'Take metered, with telemetry if required', group: 'IR4' },
    { key: 'takeWithinConsent', label: 'Take kept within the consent', group: 'IR4' },
    { key: 'preSeasonCheck', label: 'Pre-season check done', group: 'IR5' },
    { key: 'leaksNozzlesFixed', label: 'Leaks and nozzles fixed', group: 'IR5' },
    { key: 'operatorTrained', label: 'Operators trained', group: 'IR6' },
    { key: 'irrigationRecordsKept', label: 'Daily irrigation records kept', group: 'IR6' },
  ]),
);

/** Practices of managing nutrients, each with its code. */
export const nutrientPractices = underCodes(
  defineOptions([
    { key: 'annualNutrientBudget', label: 'Nutrient budget each year', group: 'NU1' },
    { key: 'nitrogenCapTracked', label: 'Nitrogen cap tracked', group: 'NU1' },
    { key: 'regularSoilTests', label: 'Soil tests every three years or less', group: 'NU2' },
    { key: 'olsenPWithinTarget', label: 'Olsen P within target', group: 'NU2' },
    { key: 'splitNitrogenDressings', label: 'Nitrogen split into small dressings', group: 'NU3' },
    { key: 'avoidWetOrColdSoil', label: 'None on wet or cold soil', group: 'NU3' },
    { key: 'calibratedSpreader', label: 'Spreader calibrated or Spreadmark', group: 'NU4' },
    { key: 'waterwaySetbacks', label: 'Set back from water', group: 'NU4' },
    {
      key: 'lowSolublePhosphorus',
      label: 'Low-solubility phosphorus where runoff risk is high',
      group: 'NU5',
    },
    { key: 'coatedNitrogen', label: 'Coated urea used', group: 'NU5' },
    { key: 'fertiliserStorageSafe', label: 'Fertiliser stored safely', group: 'NU6' },
    { key: 'effluentNutrientsCredited', label: 'Effluent nutrients counted', group: 'NU6' },
  ]),
);

/** Destinations of water that ran over the land. */
export const outwashes = defineOptions([
  { key: 'none', label: 'None' },
  { key: 'collectedAndReused', label: 'Collected and reused' },
  { key: 'toDrain', label: 'To drain' },
  { key: 'toWaterway', label: 'To waterway' },
]);
