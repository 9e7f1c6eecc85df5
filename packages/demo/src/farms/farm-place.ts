import { daysAfter, seasonOf, type PlanInfo } from '@tussock/domain';
import { CONSENT_NUMBERS } from './farm-papers.ts';
import type { DemoFarm } from './farm.ts';

/** Days since the plan was prepared, the council came, sprays were put on and soil was scored. */
const PREPARED_AGO = -40;
const INSPECTED_AGO = -120;
const SPRAYED_AGO = -50;
const SCORED_AGO = -200;
const TRAINED_AGO = -210;
const A_YEAR_AGO = -365;

/** Tonnes and cubic metres by hectare, so that a larger farm has more of both. */
const FEED_PER_HECTARE = 0.6;

type PlaceInfo = Pick<
  PlanInfo,
  | 'managerName'
  | 'implementerName'
  | 'preparers'
  | 'farmGoals'
  | 'rainfall'
  | 'rainfallSource'
  | 'catchmentGoals'
  | 'catchmentGoalsSource'
  | 'catchmentMeaning'
  | 'regionalStatement'
  | 'mahingaKai'
  | 'mahingaKaiResponse'
  | 'activityRisks'
  | 'nutrientBudgets'
  | 'nitrogenLimit'
  | 'nitrogenLimitSource'
  | 'feedBroughtIn'
  | 'waterUsed'
  | 'training'
  | 'inspections'
  | 'sprays'
  | 'soilStructure'
  | 'biosecurity'
  | 'keptRecords'
>;

const activitiesOf = (isDairy: boolean): PlaceInfo['activityRisks'] => [
  { activity: 'irrigation', presence: 'present', risk: 'low', practice: 'Scheduled from soil probes' },
  { activity: 'nutrients', presence: 'present', risk: 'medium', practice: 'Soil tests and split dressings' },
  {
    activity: 'effluentUse',
    presence: isDairy ? 'present' : 'notPresent',
    ...(isDairy ? { risk: 'medium', practice: 'Stored until soils can take it' } : {}),
  },
  {
    activity: 'winterGrazing',
    presence: 'present',
    risk: 'high',
    practice: 'Grazed towards water, gullies last',
  },
  {
    activity: 'stockExclusion',
    presence: 'present',
    risk: 'medium',
    practice: 'Fences by year, see the actions',
  },
];

type DayAt = (offset: number) => string;

/** Training, inspections, sprays, soil scores and what is kept of each. */
const recordsOf = (
  day: DayAt,
): Pick<
  PlaceInfo,
  'training' | 'inspections' | 'sprays' | 'soilStructure' | 'biosecurity' | 'keptRecords'
> => ({
  training: [{ person: 'Mere Ngata', course: 'Soil moisture and scheduling', on: day(TRAINED_AGO) }],
  inspections: [{ on: day(INSPECTED_AGO), about: `Consent ${CONSENT_NUMBERS.take}`, result: 'complies' }],
  sprays: [{ on: day(SPRAYED_AGO), place: 'Terrace', product: 'Glyphosate 510', rate: '3 L/ha' }],
  soilStructure: [
    { on: day(SCORED_AGO), place: 'Home flats', method: 'Visual Soil Assessment', score: '28 of 40' },
  ],
  biosecurity: 'Boots and gear are washed at the gate; new stock stay apart for a week.',
  keptRecords: [
    { objective: 'Irrigation', record: 'Soil moisture readings', where: 'Here, under Records', years: 7 },
    {
      objective: 'Nutrients',
      record: 'Invoices and spreader files',
      where: 'Documents of this plan',
      years: 7,
    },
  ],
});

/** Place, goals, people and records of a farm's plan, all of it made up. */
export function farmPlace(farm: DemoFarm, today: string): PlaceInfo {
  const day = (offset: number): string => daysAfter(today, offset);
  const season = seasonOf(day(A_YEAR_AGO)).name;
  const hectares = farm.hectares;
  return {
    managerName: 'Mere Ngata',
    implementerName: 'Mere Ngata',
    preparers: [
      {
        name: 'Tom Sinclair',
        business: 'Tussock Advisers',
        qualification: 'Farm planner (made up)',
        declares: true,
        declaredOn: day(PREPARED_AGO),
      },
    ],
    farmGoals: 'Hand the farm on in better heart than we took it over.',
    rainfall: 720,
    rainfallSource: 'Gauge at the house, 2010 to 2025 (made up)',
    catchmentGoals: 'Less fine sediment, and fit for swimming at the bridge by 2035.',
    catchmentGoalsSource: 'Upper Sampleburn catchment group, March 2026 (made up)',
    catchmentMeaning: 'Gullies and winter crops matter most here: that is where sediment starts.',
    regionalStatement: 'The health of the stream comes first; the actions by year follow from it.',
    mahingaKai: 'Tuna and kōura in the lower streams.',
    mahingaKaiResponse: 'Drains are cleaned from one side at a time, and fish are put back.',
    activityRisks: activitiesOf(farm.farmType === 'dairy'),
    nutrientBudgets: [
      {
        season,
        tool: 'OverseerFM (made-up figures)',
        toolVersion: '6.5',
        nitrogenLoss: 31,
        phosphorusLoss: 0.7,
        nitrogenTarget: 30,
      },
    ],
    nitrogenLimit: 33,
    nitrogenLimitSource: `Consent ${CONSENT_NUMBERS.discharge}`,
    feedBroughtIn: [{ season, feed: 'Barley', tonnesDryMatter: Math.round(hectares * FEED_PER_HECTARE) }],
    waterUsed: [
      {
        season,
        use: 'irrigation',
        consentNumber: CONSENT_NUMBERS.take,
        cubicMetres: 81_400,
        consentedCubicMetres: 92_000,
        readFrom: 'meter',
      },
    ],
    ...recordsOf(day),
  };
}
