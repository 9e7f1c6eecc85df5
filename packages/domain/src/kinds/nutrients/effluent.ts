import { commonFields } from '../../fields/common-fields.ts';
import { defineKind, type Measures } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';
import { pointSourceFigures } from '../../fields/water-fields.ts';

const sources = defineOptions([
  { key: 'dairyShed', label: 'Dairy shed' },
  { key: 'feedPad', label: 'Feed pad' },
  { key: 'standOffPad', label: 'Stand-off pad' },
  { key: 'winterBarn', label: 'Winter barn' },
  { key: 'yards', label: 'Yards' },
  { key: 'silageLeachate', label: 'Silage leachate' },
  { key: 'woolshed', label: 'Woolshed' },
  { key: 'piggery', label: 'Piggery' },
  { key: 'house', label: 'House' },
]);

const stormwaterDiversions = defineOptions([
  { key: 'none', label: 'None' },
  { key: 'manual', label: 'Manual' },
  { key: 'automatic', label: 'Automatic' },
]);

const treatments = defineOptions([
  { key: 'landApplication', label: 'Land application' },
  { key: 'pondThenLand', label: 'Pond then land' },
  { key: 'twoPondDischarge', label: 'Two-pond discharge' },
  { key: 'constructedWetland', label: 'Constructed wetland' },
]);

const solidsSeparations = defineOptions([
  { key: 'none', label: 'None' },
  { key: 'sandTrapOrStoneTrap', label: 'Sand trap or stone trap' },
  { key: 'weepingWall', label: 'Weeping wall' },
  { key: 'screwPress', label: 'Screw press' },
  { key: 'slopeScreen', label: 'Slope screen' },
  { key: 'settlingPond', label: 'Settling pond' },
]);

const storageTypes = defineOptions([
  { key: 'pond', label: 'Pond' },
  { key: 'linedPond', label: 'Lined pond' },
  { key: 'tankAboveGround', label: 'Tank above ground' },
  { key: 'bladder', label: 'Bladder' },
  { key: 'sumpOnly', label: 'Sump only' },
]);

const linings = defineOptions([
  { key: 'synthetic', label: 'Synthetic' },
  { key: 'compactedClay', label: 'Compacted clay' },
  { key: 'concrete', label: 'Concrete' },
  { key: 'steel', label: 'Steel' },
  { key: 'none', label: 'None' },
  { key: 'notKnown', label: 'Not known' },
]);

const leakTests = defineOptions([
  { key: 'passed', label: 'Passed' },
  { key: 'failed', label: 'Failed' },
  { key: 'notDone', label: 'Not done' },
]);

const soilRisks = defineOptions([
  { key: 'aDrainedOrCoarse', label: 'A drained or coarse' },
  { key: 'bImpededDrainage', label: 'B impeded drainage' },
  { key: 'cSloping', label: 'C sloping' },
  { key: 'dWellDrainedFlat', label: 'D well drained flat' },
  { key: 'eLightWellDrainedFlat', label: 'E light well drained flat' },
]);

const soilMoistures = defineOptions([
  { key: 'dry', label: 'Dry' },
  { key: 'moist', label: 'Moist' },
  { key: 'wet', label: 'Wet' },
]);

interface Storage {
  readonly totalVolume?: number;
  readonly freeboard?: number;
  readonly sludgeVolume?: number;
}

/** Usable volume of a storage: freeboard takes its depth off the whole drawn surface, and sludge takes its own volume. */
function usableVolume(
  { totalVolume, freeboard = 0, sludgeVolume = 0 }: Storage,
  { areaM2 }: Measures,
): number | undefined {
  if (totalVolume === undefined || (freeboard > 0 && areaM2 === undefined)) return undefined;
  return Math.max(0, totalVolume - freeboard * (areaM2 ?? 0) - sludgeVolume);
}

interface YearOfEffluent {
  readonly dailyVolume?: number;
  readonly daysPerYear?: number;
  readonly nitrogenConcentration?: number;
}

const GRAMS_PER_KILOGRAM = 1000;

/** Nitrogen in a year's effluent, in kilograms. */
const nitrogenOfYear = ({
  dailyVolume,
  daysPerYear,
  nitrogenConcentration,
}: YearOfEffluent): number | undefined =>
  dailyVolume === undefined || daysPerYear === undefined || nitrogenConcentration === undefined
    ? undefined
    : (dailyVolume * daysPerYear * nitrogenConcentration) / GRAMS_PER_KILOGRAM;

export const effluent = defineKind({
  id: 'effluent',
  version: 1,
  names: {
    singular: 'Effluent system',
    plural: 'Effluent systems',
    inSentence: 'effluent system',
    alsoCalled: ['effluent pond', 'dairy effluent', 'sump', 'manure'],
  },
  wording: { route: 'effluent', featureType: 'effluent', collection: 'effluents', idKey: '_id' },
  shapes: ['polygon', 'point'],
  fields: {
    ...commonFields,
    source: { type: 'multiEnum', label: 'Source', required: true, options: sources },
    stockCount: {
      type: 'integer',
      label: 'Animals at peak',
      min: 0,
      max: 20_000,
      step: 1,
      leftOutWith: 'stock',
    },
    dailyVolume: {
      type: 'number',
      label: 'Daily volume',
      unit: 'm³/day',
      min: 0,
      max: 2000,
      step: 1,
      help: 'Wash water plus excreta',
    },
    daysPerYear: {
      type: 'integer',
      label: 'Days a year',
      unit: 'days',
      min: 0,
      max: 366,
      step: 1,
      help: 'On which effluent is made; for a dairy shed its milking days',
    },
    yardArea: {
      type: 'integer',
      label: 'Catchment yards and roofs',
      unit: 'm²',
      min: 0,
      max: 50_000,
      step: 10,
    },
    stormwaterDiversion: { type: 'enum', label: 'Stormwater diversion', options: stormwaterDiversions },
    treatment: { type: 'enum', label: 'Treatment', required: true, options: treatments },
    separation: { type: 'enum', label: 'Solids separation', options: solidsSeparations },
    storageType: { type: 'enum', label: 'Storage', required: true, options: storageTypes },
    totalVolume: { type: 'integer', label: 'Total volume', unit: 'm³', min: 0, max: 100_000, step: 10 },
    freeboard: { type: 'number', label: 'Freeboard', unit: 'm', min: 0, max: 2, step: 0.1 },
    sludgeVolume: { type: 'integer', label: 'Unpumpable volume', unit: 'm³', min: 0, max: 50_000, step: 10 },
    requiredVolume: {
      type: 'integer',
      label: 'Required storage',
      unit: 'm³',
      min: 0,
      max: 100_000,
      step: 10,
      help: '90 % result of the Dairy Effluent Storage Calculator',
    },
    calculatorDate: { type: 'date', label: 'Calculator run on' },
    lining: { type: 'enum', label: 'Lining', required: true, options: linings },
    linerTested: { type: 'enum', label: 'Leak test', options: leakTests },
    soilRisk: {
      type: 'enum',
      label: 'Soil risk of block',
      options: soilRisks,
      help: 'FDE soil and landscape framework',
    },
    applicationArea: {
      type: 'number',
      label: 'Application area',
      required: true,
      unit: 'ha',
      min: 0,
      max: 5000,
      step: 0.1,
    },
    applicationDepth: { type: 'number', label: 'Depth each time', unit: 'mm', min: 0, max: 50, step: 0.5 },
    applicationRate: {
      type: 'number',
      label: 'Rate',
      unit: 'mm/h',
      min: 0,
      max: 200,
      step: 0.5,
      help: 'Low rate is 4 mm/h or less',
    },
    nitrogenConcentration: {
      type: 'number',
      label: 'Nitrogen',
      unit: 'g/m³',
      min: 0,
      max: 5000,
      step: 10,
      help: 'From a test',
    },
    nitrogenLoad: {
      type: 'number',
      label: 'Nitrogen load',
      unit: 'kg/ha/year',
      min: 0,
      max: 1000,
      step: 1,
      help: 'Limit of your consent or regional rule',
    },
    deferred: { type: 'boolean', label: 'Deferred irrigation', help: 'Held until the soil can take it' },
    failSafe: { type: 'boolean', label: 'Fail-safe' },
    consentNumber: { type: 'text', label: 'Consent number', maxLength: 40 },
    consentExpiry: { type: 'date', label: 'Consent ends' },
    effluentIrrigators: {
      type: 'featureRef',
      label: 'Effluent irrigators',
      collection: 'irrigators',
      noun: 'irrigator',
    },
    applications: {
      type: 'list',
      label: 'Application log',
      rowNoun: 'application',
      maxRows: 500,
      row: {
        date: { type: 'date', label: 'Date', required: true },
        paddockIds: { type: 'featureRef', label: 'Paddocks', collection: 'paddocks', noun: 'paddock' },
        depth: { type: 'number', label: 'Depth', unit: 'mm', min: 0, max: 50, step: 0.5 },
        volume: { type: 'number', label: 'Volume', unit: 'm³', min: 0, max: 100_000, step: 1 },
        soilMoisture: { type: 'enum', label: 'Soil moisture', options: soilMoistures },
      },
    },
  },
  sections: [
    {
      title: 'System',
      fields: [
        'name',
        'status',
        'source',
        'stockCount',
        'dailyVolume',
        'daysPerYear',
        'yardArea',
        'stormwaterDiversion',
        'treatment',
        'separation',
      ],
    },
    {
      title: 'Storage',
      fields: [
        'storageType',
        'lining',
        'totalVolume',
        'freeboard',
        'sludgeVolume',
        'requiredVolume',
        'calculatorDate',
        'linerTested',
      ],
    },
    {
      title: 'Application',
      fields: [
        'soilRisk',
        'applicationArea',
        'applicationDepth',
        'applicationRate',
        'nitrogenConcentration',
        'nitrogenLoad',
        'deferred',
        'failSafe',
        'effluentIrrigators',
        'applications',
      ],
    },
    { title: 'Consent', fields: ['consentNumber', 'consentExpiry'] },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  derivedAround: pointSourceFigures,
  derived: [
    {
      key: 'usableVolume',
      label: 'Usable storage',
      unit: 'm³',
      decimals: 0,
      help: 'Total − freeboard in m × drawn surface in m² − unpumpable',
      of: (it, measures) => usableVolume(it, measures),
    },
    {
      key: 'storageDays',
      label: 'Days of storage',
      unit: 'days',
      decimals: 1,
      help: 'Usable storage ÷ daily volume',
      of: (it, measures) => {
        const usable = usableVolume(it, measures);
        return usable === undefined || !it.dailyVolume ? undefined : usable / it.dailyVolume;
      },
    },
    {
      key: 'nitrogenEachTime',
      label: 'Nitrogen each time',
      unit: 'kg/ha',
      decimals: 1,
      help: 'Depth in mm × N in g/m³ ÷ 100',
      of: ({ applicationDepth, nitrogenConcentration }) =>
        applicationDepth === undefined || nitrogenConcentration === undefined
          ? undefined
          : (applicationDepth * nitrogenConcentration) / 100,
    },
    {
      key: 'nitrogenOfYear',
      label: 'Nitrogen a year',
      unit: 'kg',
      decimals: 0,
      help: 'Daily volume × days a year × N in g/m³ ÷ 1,000',
      of: nitrogenOfYear,
    },
    {
      key: 'hectaresAtLimit',
      label: 'Area needed at the nitrogen limit',
      unit: 'ha',
      decimals: 1,
      help: 'Nitrogen a year ÷ nitrogen load',
      of: (it) => {
        const nitrogen = nitrogenOfYear(it);
        return nitrogen === undefined || !it.nitrogenLoad ? undefined : nitrogen / it.nitrogenLoad;
      },
    },
  ],
  bookColumns: [
    'totalVolume',
    'figure:usableVolume',
    'requiredVolume',
    'figure:storageDays',
    'applicationArea',
    'applicationDepth',
    'applicationRate',
    'nitrogenLoad',
  ],
  log: {
    field: 'applications',
    event: 'spreading',
    repeats: ['depth', 'volume'],
    adds: ['volume'],
    goesAnywhere: true,
  },
  style: { ...inFamily('nutrients', 'deep'), width: 2, fillOpacity: 0.35, symbol: 'effluent', order: 50 },
  filter: { group: 'Nutrients', onByDefault: false },
});
