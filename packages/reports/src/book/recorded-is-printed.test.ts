import { kinds, planRequirements, requirementKeys, type KindId } from '@tussock/domain';
import { bookExample, exampleAttributes, farmRows, featureRow } from '@tussock/testkit';
import { expect, test } from 'vitest';
import { sentencesOf } from '../document/sentences-of.ts';
import type { BookContent } from './book-content.ts';
import { planBook } from './plan-book.ts';

/** Corner of the example farm; one step is about 80 m. */
const at = (column: number, row: number) => [172.4 + column * 0.001, -42.8 + row * 0.001] as const;
const point = { type: 'Point', coordinates: at(1.5, 1.5) } as const;
const area = {
  type: 'Polygon',
  coordinates: [[at(1, 1), at(2, 1), at(2, 2), at(1, 2), at(1, 1)]],
} as const;
const across = [at(-1, 2.5), at(5, 2.5)] as const;

const example = (kindId: KindId, values: object = {}) =>
  featureRow(kindId, kinds[kindId].shapes[0] === 'point' ? point : area, {
    ...exampleAttributes[kindId],
    ...values,
  });
const row = (entity: string, id: string, values: object) => ({
  id,
  entity,
  version: 1,
  values: values as Readonly<Record<string, unknown>>,
  made: { createdAt: '2026-11-01T00:00:00.000Z' },
});

const season = '2025/26';
const details = {
  catchment: 'Waiau Uwha',
  isLeased: true,
  leases: [{ lessor: 'Culverden Trust', hectares: 6.4 }],
  enterprises: [{ kind: 'dairy', sharePercent: 80 }],
  postalAddress: 'PO Box 12, Culverden',
  managerName: 'Mere Ngata',
  implementerName: 'Tama Rangi',
  preparers: [
    {
      name: 'Ana Planner',
      qualification: 'Certified Freshwater Farm Planner',
      certificateNumber: 'FP 0042',
      declares: true,
      declaredOn: '2026-10-01',
    },
  ],
  farmGoals: 'Hand on better soil than we took over.',
  rainfall: 640,
  rainfallSource: 'Farm gauge, 2010 to 2025',
  catchmentGoals: 'Swimmable at the bridge by 2035.',
  catchmentGoalsSource: 'Waiau catchment group, March 2026',
  catchmentMeaning: 'Less sediment from the terrace.',
  regionalStatement: 'The health of the river comes first.',
  mahingaKai: 'Tuna in the lower drain.',
  mahingaKaiResponse: 'The drain is cleaned one side at a time.',
  activityRisks: [
    { activity: 'effluentUse', presence: 'notPresent' },
    {
      activity: 'cultivation',
      presence: 'present',
      risk: 'medium',
      where: 'Terrace',
      practice: 'Direct drilled',
    },
  ],
  nutrientBudgets: [
    {
      season,
      tool: 'OverseerFM',
      toolVersion: '6.5.8',
      nitrogenLoss: 31.5,
      phosphorusLoss: 0.7,
      nitrogenTarget: 30,
    },
  ],
  nitrogenLimit: 33,
  nitrogenLimitSource: 'Consent CRC203456',
  feedBroughtIn: [{ season, feed: 'Barley', tonnesDryMatter: 120 }],
  manureMoved: [{ season, direction: 'in', material: 'Chicken compost', amount: 80, nitrogen: 900 }],
  waterUsed: [
    { season, use: 'irrigation', consentNumber: 'CRC1', cubicMetres: 81_000, consentedCubicMetres: 99_000 },
  ],
  training: [{ person: 'Mere Ngata', course: 'Effluent operator', on: '2026-05-02' }],
  inspections: [{ on: '2026-02-03', about: 'CRC203456', result: 'complies' }],
  sprays: [{ on: '2026-10-03', place: 'Terrace', product: 'Glyphosate', rate: '3 L/ha' }],
  soilStructure: [{ on: '2026-04-01', place: 'Flats', method: 'Visual Soil Assessment', score: '28 of 40' }],
  biosecurity: 'Wash-down at the gate.',
  keptRecords: [{ objective: 'Irrigation', record: 'Soil moisture readings', where: 'Probe log', years: 7 }],
  consents: [
    {
      activity: 'takeWater',
      number: 'CRC1',
      conditions: 'Metered',
      keptTo: 'yes',
      proof: 'Telemetry to the council',
    },
  ],
};

const wetland = example(kinds.ecosystem.id);
const content: BookContent = {
  ...bookExample,
  beneath: { heights: null, streams: [{ order: 3, line: across }], attribution: null },
  rows: [
    ...farmRows.map((one) =>
      one.entity === 'plan' ? { ...one, values: { ...one.values, ...details } } : one,
    ),
    example(kinds.paddock.id),
    example(kinds.waterway.id),
    example(kinds.csa.id),
    example(kinds.culvert.id),
    example(kinds.storageArea.id),
    example(kinds.building.id),
    example(kinds.customFeature.id, {
      name: 'Old pit',
      category: 'offalPitOrRubbish',
      pitState: 'closed',
      groundwaterDepth: 12.5,
    }),
    featureRow(
      kinds.customFeature.id,
      { type: 'Point', coordinates: at(3, 3) },
      { name: 'Bore', category: 'bore' },
    ),
    example(kinds.effluent.id, {
      applications: [{ date: '2026-10-04', depth: 8.5, volume: 120, soilMoisture: 'moist' }],
    }),
    example(kinds.pivot.id, {
      areaIrrigated: 2,
      irrigations: [
        { date: '2026-10-20', depth: 11, hours: 60 },
        { date: '2026-11-02', depth: 12.5 },
      ],
    }),
    wetland,
    featureRow(kinds.lmu.id, area, {
      ...exampleAttributes.lmu,
      name: 'Terrace',
      soilName: 'Temuka silt loam',
      artificialDrainage: 'moleAndTile',
      risks: [],
    }),
    row('action', 'a9', {
      sectionKey: 'waterways',
      outcomeKey: 'stockExcluded',
      title: 'Trap the gully',
      state: 'agreed',
      riskType: 'erosion',
      requiredBy: 'catchment',
      dueOn: '2027-02-01',
      featureIds: [wetland.id],
    }),
    row('approval', 'audit', {
      approvalType: 'auditor',
      personName: 'Ann Auditor',
      bodyName: 'Environment Canterbury',
      decision: 'approved',
      decidedOn: '2026-11-20',
      grade: 'B',
      nextOn: '2028-11-20',
      note: 'Gully fence to be finished.',
    }),
    row('stockRow', 's1', {
      month: '2026-07',
      enterprise: 'sheep',
      class: 'maEwes',
      opening: 980,
      closing: 975,
    }),
  ],
};
const book = planBook(content);
const printedIn = (part: string): string =>
  sentencesOf({
    ...book,
    cover: { ...book.cover, facts: [] },
    sections: book.sections.filter(({ id }) => id === part || id.startsWith(`${part}-`)),
  }).join('\n');

test.each([
  ['the address', 'farm', '1 Tōtara Road'],
  ['owners', 'farm', 'Aroha Tamatea'],
  ['contacts', 'farm', 'aroha@example.nz'],
  ['leases and from whom', 'farm', 'Culverden Trust'],
  ['enterprises', 'farm', 'Dairy'],
  ['the catchment', 'farm', 'Waiau Uwha'],
  ['consents with their conditions', 'farm', 'Metered'],
  ['legal titles', 'titles', 'CB12/34'],
  ['paddocks with their areas', 'map', 'Woolshed'],
  ['the grade of an audit', 'signOff', 'Grade B'],
  ['lines for signatures', 'signOff', 'Signature'],
  ['the inherent risk of land units', 'risk', 'Terrace'],
  ['why a unit is rated so', 'land-unit', 'Slope'],
  ['actions with who and when', 'actions', 'Hana Reweti'],
  [
    'why a section does not apply',
    'outcome-left',
    'Nutrients and fertiliser. Does not apply: Nothing is spread here',
  ],
  ['proof of work', 'evidence', 'Plant the margin'],
  ['effluent storage held and needed', 'water-effluent', 'Required storage'],
  ['documents', 'documents', 'Water consent'],
  ['changes since the last version', 'changes', 'no saved version yet'],
  ['areas: effective, irrigated and dry', 'areas', 'Effective area without irrigation'],
  ['who certified or audited, appointed by whom', 'signOff', 'Appointed by Environment Canterbury'],
  ['the note of an audit', 'signOff', 'Gully fence to be finished.'],
  ['the day of the next audit', 'signOff', 'Next due 20 Nov 2028'],
  ['stock by month', 'stock', '975'],
  ['crops of paddocks', 'crops', 'Kale'],
  ['cultivation of crops', 'crops', 'Minimum till'],
  ['rotation of paddocks', 'crops-rotation', '2024/25'],
  ['winter grazed paddocks with their slope', 'crops-winter', '9.5°'],
  ['re-sowing of winter grazed paddocks', 'crops-winter', '1 Oct 2027'],
  [
    'waterways with their type, width and flow',
    'places-waterways',
    'Type: Drain; Flows: Part of the year; Width of the bed: 1.4 m',
  ],
  ['what a critical source area carries', 'places-sources', 'Contaminants: Sediment, Phosphorus'],
  ['where a critical source area leads', 'places-sources', 'Reaches: Drain'],
  ['the treatment of a critical source area, and its month', 'places-sources', 'Planned by: Sept 2026'],
  ['crossings with their description', 'places-crossings', 'Water body: Kōwhai Creek'],
  ['fish passage of crossings', 'places-crossings', 'Fish can pass: Partly'],
  ['silage with its leachate', 'places-stores', 'Leachate: Collected to effluent system'],
  ['distances of stores to water', 'places-stores', 'Distance to water: 216 m'],
  ['pits and what is known of them', 'places-stores', 'Old pit'],
  ['whether a pit is in use', 'places-stores', 'In use or closed: Closed'],
  ['the depth to groundwater', 'places-stores', 'Depth to groundwater: 12.5 m'],
  ['measured distances of a pit to bores', 'places-stores', 'Nearest mapped bore: '],
  ['measured distances of a pit to the boundary', 'places-stores', 'Nearest boundary: '],
  ['agrichemicals in store', 'places-stores', 'Agrichemicals: Insecticide Urea 216'],
  ['condition of native areas', 'places-nature', 'Condition: Fair'],
  ['pest control of native areas', 'places-nature', 'Pest control: Occasional'],
  ['actions on a native area', 'places-nature', 'Trap the gully'],
  ['the effluent log, entry by entry', 'water-effluent', '8.5'],
  ['irrigation events, one by one', 'water-irrigation', '12.5 mm'],
  [
    'the sum of the irrigation of each irrigator',
    'water-irrigation',
    'North pivot: 2 events since 20 Oct 2026, 23.5 mm, 60 hours',
  ],
  ['unfenced metres of each waterway', 'exclusion', 'of bank have no fence'],
  ['soil names of land units', 'land-unit', 'Temuka silt loam'],
  ['artificial drainage of land units', 'land-unit', 'Mole and tile'],
  ['the sort of an action and the risk it lowers', 'actions', 'Catchment action; Erosion'],
  ['the postal address', 'farm', 'PO Box 12, Culverden'],
  ['the manager', 'farm', 'Mere Ngata'],
  ['who carries the plan out', 'farm', 'Tama Rangi'],
  ['who prepared the plan, with the certificate', 'farm', 'FP 0042'],
  ['the goals of the farm', 'farm', 'Hand on better soil'],
  ['rainfall', 'farm', '640 mm/year'],
  ['goals of the catchment', 'farm', 'Swimmable at the bridge'],
  ['the source of the goals of the catchment', 'farm', 'March 2026'],
  ['what the goals of the catchment mean here', 'farm', 'Less sediment'],
  ['the regional statement', 'farm', 'The health of the river comes first.'],
  ['mahinga kai', 'farm', 'Tuna in the lower drain.'],
  ['what is done for mahinga kai', 'farm', 'one side at a time'],
  ['risk by activity, also of what is not done here', 'farm', 'Not on this farm'],
  ['nutrient budgets with tool and version', 'farm', '6.5.8'],
  ['the nitrogen limit and where it is from', 'farm', 'Consent CRC203456'],
  ['feed brought in', 'farm', 'Barley'],
  ['manure and compost moved', 'farm', 'Chicken compost'],
  ['water used against the consent', 'farm', '81,000'],
  ['training', 'farm', 'Effluent operator'],
  ['results of council inspections', 'farm', 'Complies'],
  ['spray records', 'farm', 'Glyphosate'],
  ['soil structure scores', 'farm', '28 of 40'],
  ['the biosecurity plan', 'farm', 'Wash-down at the gate.'],
  ['records kept, where and how long', 'farm', 'Soil moisture readings'],
  ['whether each consent is kept to, by what proof', 'farm', 'Telemetry to the council'],
  ['the winter grazing plan of a paddock', 'crops-cropped', 'Ungrazed buffer to water: 10 m'],
  ['how losses leave a land unit', 'land-unit', 'Losses leave by'],
])('given it is recorded, the book prints %s', (_what, part, words) => {
  expect(printedIn(part)).toContain(words);
});

const chapters = new Set(
  book.sections.map(({ id }) => (id.startsWith('map-') ? 'maps' : (id.split('-')[0] ?? ''))),
);
const answered = requirementKeys.filter((key) => planRequirements[key].notBecause === undefined);

test('97 of the 98 requirements are answered, and the other says why not', () => {
  expect(answered).toHaveLength(97);
});

test.each(answered.map((key) => [planRequirements[key].title, planRequirements[key].printed] as const))(
  'the book has the chapter that prints: %s',
  (_title, printed) => {
    expect([...chapters, 'cover']).toContain(printed);
  },
);

test('given heritage is left out, when places are printed, then a cultural place is not among them', () => {
  const heritage = example(kinds.customFeature.id, { name: 'Te Puna urupā', category: 'heritageOrWahiTapu' });
  const left = planBook({ ...content, rows: [...content.rows, heritage] }, { redacts: ['heritage'] });
  expect(sentencesOf(left).join('\n')).not.toContain('Te Puna');
});

test('given stock is left out, then the book has neither stock nor emissions', () => {
  const ids = planBook(content, { redacts: ['stock'] }).sections.map(({ id }) => id);
  expect(ids).not.toContain('stock');
  expect(ids).not.toContain('emissions');
});
