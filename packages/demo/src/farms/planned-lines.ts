import {
  type CatalogueActionKey,
  kinds,
  type ActionValues,
  type DueSeason,
  type EvidenceMoment,
  type KindId,
  type SubOutcomeKey,
} from '@tussock/domain';
import type { FarmCharacter } from './farm.ts';

/** What somebody answered of an outcome. */
export interface DemoAnswer {
  readonly outcomeKey: SubOutcomeKey;
  readonly existing: 'yes' | 'no' | 'na';
  readonly reason?: string;
  readonly notes?: string;
}

/** One line of the plan: the catalogue's key, days from today, dollars, and what became of it. */
export interface PlannedLine {
  readonly key: CatalogueActionKey;
  readonly title?: string;
  /** Days from today to the day it is due; or a season. */
  readonly due: number | { readonly season: DueSeason; readonly years: number };
  readonly state: ActionValues['state'];
  readonly planned?: number;
  readonly spent?: number;
  /** 'owner', 'staff', or the name of somebody else. */
  readonly who?: string;
  readonly at?: readonly [KindId, number];
  readonly more?: Partial<ActionValues>;
  readonly remark?: string;
  /** Photos that show it, in the order in which they were taken. */
  readonly photos?: readonly EvidenceMoment[];
}

const lmu = kinds.lmu.id;
const paddock = kinds.paddock.id;
const fence = kinds.fenceline.id;

const yearly = { repeats: 'eachSeason' } as const;

/** What every farm of the valley means to do. */
export const linesOfEveryFarm: readonly PlannedLine[] = [
  {
    key: 'fenceWetlands',
    title: 'Fence the Swamp wetland',
    due: -22,
    state: 'inProgress',
    planned: 4850,
    who: 'owner',
    at: [fence, 5],
    more: { priority: 'high', riskType: 'runoffContamination', mitigation: 'stockExclusion' },
    remark: 'The strainers are in. The wire comes on Thursday.',
  },
  {
    key: 'trapNetwork',
    title: 'Check the bait line',
    due: -12,
    state: 'agreed',
    planned: 350,
    who: 'staff',
    at: [lmu, 0],
    more: { repeats: 'everyMonths', repeatMonths: 3 },
  },
  {
    key: 'soilTestThreeYearly',
    title: 'Soil test the land unit',
    due: 8,
    state: 'agreed',
    planned: 640,
    who: 'staff',
    at: [lmu, 1],
  },
  {
    key: 'debrisDams',
    title: 'Clear the sediment trap',
    due: 12,
    state: 'inProgress',
    planned: 900,
    who: 'owner',
    at: [lmu, 0],
    more: { riskType: 'erosion', mitigation: 'sedimentTraps', ...yearly },
    photos: ['before'],
  },
  {
    key: 'trackNCap',
    title: 'Record spring urea',
    due: 23,
    state: 'agreed',
    who: 'owner',
    at: [lmu, 1],
    more: yearly,
  },
  {
    key: 'trackCutoffs',
    due: 26,
    state: 'agreed',
    planned: 2400,
    who: 'Hurunui Earthworks',
    at: [paddock, 2],
    more: { priority: 'medium', riskType: 'runoffContamination', mitigation: 'diversionOfRunoff' },
  },
  {
    key: 'standOff',
    title: 'Stand stock off when soils are saturated',
    due: 160,
    state: 'agreed',
    planned: 1500,
    who: 'owner',
    at: [lmu, 1],
    more: { riskType: 'soilCompaction', mitigation: 'avoidGrazing', ...yearly },
  },
  {
    key: 'polesOnSlips',
    title: 'Plant 200 poles on slip-prone faces',
    due: { season: 'winter', years: 1 },
    state: 'agreed',
    planned: 7800,
    who: 'Upland Planting',
    at: [lmu, 2],
    more: { priority: 'high', riskType: 'erosion', mitigation: 'soilConservation' },
  },
  {
    key: 'plantMargin',
    title: 'Plant the creek margin',
    due: { season: 'winter', years: 1 },
    state: 'agreed',
    planned: 3900,
    who: 'Upland Planting',
    at: [lmu, 1],
    more: { mitigation: 'encouragementOfRiparian' },
  },
  {
    key: 'soilVisualScore',
    title: 'Score soil structure',
    due: 220,
    state: 'agreed',
    who: 'staff',
    at: [lmu, 0],
  },
  {
    key: 'fenceSmallStreams',
    title: 'Fence the gully below Woolshed',
    due: 221,
    state: 'inProgress',
    planned: 4850,
    spent: 1200,
    who: 'owner',
    at: [fence, 2],
    more: { riskType: 'runoffContamination', mitigation: 'stockExclusion' },
    photos: ['before', 'after'],
  },
  {
    key: 'annualBudget',
    due: 300,
    state: 'agreed',
    planned: 1800,
    who: 'staff',
    more: { priority: 'high', ...yearly },
  },
  {
    key: 'lucMapped',
    due: -400,
    state: 'done',
    planned: 3200,
    spent: 3450,
    who: 'staff',
    at: [lmu, 0],
    more: { doneReason: 'The survey is with the documents of this plan.' },
  },
  {
    key: 'lmuRiskRated',
    due: -90,
    state: 'done',
    who: 'owner',
    more: { doneReason: 'All land units rated with Tom on the kitchen table.' },
  },
  {
    key: 'lockedStore',
    due: -200,
    state: 'done',
    planned: 2600,
    spent: 2480,
    who: 'owner',
    at: [paddock, 0],
    photos: ['before', 'after'],
  },
  {
    key: 'growsafe',
    due: -150,
    state: 'done',
    planned: 450,
    spent: 450,
    who: 'owner',
    more: { doneReason: 'Certificate renewed in June.' },
  },
  {
    key: 'spillKitReady',
    due: -60,
    state: 'verified',
    planned: 380,
    spent: 362,
    who: 'owner',
    at: [paddock, 1],
    photos: ['after'],
    remark: 'Seen on the visit. It hangs beside the tank.',
  },
  { key: 'bundedTank', due: 400, state: 'agreed', planned: 6200, who: 'owner' },
  {
    key: 'recycleSchemes',
    due: -30,
    state: 'verified',
    who: 'owner',
    more: { doneReason: 'Receipts of the scheme for the year.', ...yearly },
  },
  {
    key: 'mapHabitat',
    due: -120,
    state: 'verified',
    planned: 900,
    spent: 900,
    who: 'staff',
    at: [lmu, 2],
    more: { doneReason: 'Walked and mapped with the ranger.' },
  },
  { key: 'fenceHabitat', due: 520, state: 'agreed', planned: 9200, who: 'Hurunui Fencing', at: [lmu, 2] },
  { key: 'covenant', due: 1100, state: 'proposed', planned: 2500, who: 'owner', at: [lmu, 2] },
  { key: 'weedSearch', due: 75, state: 'agreed', planned: 600, who: 'owner', at: [lmu, 2], more: yearly },
  {
    key: 'reticulatedWater',
    due: 700,
    state: 'agreed',
    planned: 14_200,
    who: 'owner',
    at: [lmu, 0],
    more: { priority: 'medium' },
  },
  {
    key: 'csaTreatment',
    title: 'Build the bund below the crop',
    due: 480,
    state: 'proposed',
    planned: 5400,
    at: [lmu, 1],
    more: { mitigation: 'sedimentTraps' },
  },
  { key: 'annualGhg', due: 180, state: 'agreed', who: 'staff', more: yearly },
  {
    key: 'plantYearly',
    title: 'Plant natives by the dam',
    due: { season: 'winter', years: 3 },
    state: 'agreed',
    planned: 4200,
    who: 'Upland Planting',
    at: [lmu, 1],
  },
];

/** What farms of a character mean to do besides. */
export const linesOfCharacter: { readonly [C in FarmCharacter]: readonly PlannedLine[] } = {
  flat: [
    {
      key: 'bucketTest',
      title: 'Test irrigator depth and evenness',
      due: -7,
      state: 'agreed',
      planned: 1000,
      who: 'Plains Irrigation',
      at: [lmu, 0],
      more: yearly,
    },
    {
      key: 'storageCalculated',
      due: -250,
      state: 'done',
      planned: 800,
      spent: 760,
      who: 'staff',
      more: { doneReason: 'The report of the calculator is with the documents.' },
    },
    { key: 'failSafeFitted', due: 45, state: 'agreed', planned: 3100, who: 'owner' },
    { key: 'meterRecords', due: 190, state: 'inProgress', who: 'owner', more: yearly },
  ],
  downs: [
    {
      key: 'slopeTen',
      due: -100,
      state: 'verified',
      who: 'owner',
      at: [paddock, 3],
      more: { doneReason: 'Measured with Tom before the crop went in.' },
    },
    { key: 'wetWeatherPlan', due: 130, state: 'agreed', who: 'owner', more: yearly },
    {
      key: 'catchCrop',
      due: { season: 'spring', years: 1 },
      state: 'proposed',
      planned: 2200,
      who: 'owner',
      at: [paddock, 3],
    },
  ],
  hill: [
    {
      key: 'retireSteep',
      due: 900,
      state: 'agreed',
      planned: 21_500,
      who: 'owner',
      at: [lmu, 2],
      more: { priority: 'high', riskType: 'erosion' },
    },
    { key: 'lightStockSteep', due: 200, state: 'agreed', who: 'owner', at: [lmu, 2], more: yearly },
  ],
};

/** What every farm of the valley answers. */
export const demoAnswers: readonly DemoAnswer[] = [
  {
    outcomeKey: 'knowYourLand',
    existing: 'yes',
    notes: 'Mapped at 1:10,000; the land units follow the soils.',
  },
  {
    outcomeKey: 'holdHillSoils',
    existing: 'no',
    notes: 'Two slips above the creek since the winter of 2023.',
  },
  { outcomeKey: 'protectStructure', existing: 'no' },
  { outcomeKey: 'nutrientPlan', existing: 'no' },
  { outcomeKey: 'olsenPOnTarget', existing: 'yes' },
  { outcomeKey: 'nitrogenWithinLimit', existing: 'yes', notes: 'Well below the limit on every land unit.' },
  {
    outcomeKey: 'stockOutOfWater',
    existing: 'no',
    notes: 'The creek is fenced; the wetland and the gully are not yet.',
  },
  { outcomeKey: 'cleanCrossings', existing: 'no' },
  { outcomeKey: 'plantedMargins', existing: 'no' },
  { outcomeKey: 'csaManaged', existing: 'no' },
  { outcomeKey: 'protectHabitat', existing: 'no' },
  { outcomeKey: 'fewerPests', existing: 'no' },
  { outcomeKey: 'knowNumber', existing: 'no' },
  { outcomeKey: 'safeAgrichemicals', existing: 'no' },
  { outcomeKey: 'safeFuel', existing: 'no', notes: 'The old tank by the woolshed has no bund.' },
  { outcomeKey: 'wasteOffFarm', existing: 'yes' },
];
