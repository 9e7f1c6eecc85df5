import { describe, expect, test } from 'vitest';
import { kindById, type Attributes } from '../derive/any-kind.ts';
import { derivedRows } from '../derive/derived-figures.ts';
import type { Measures } from '../kind/define-kind.ts';
import type { KindId } from './registry.ts';

interface WorkedExample {
  readonly id: KindId;
  readonly figure: string;
  readonly attributes: Attributes;
  readonly measures?: Measures;
  readonly is: number | string;
}

/** Worked by hand from the formula that stands beside each figure. */
const worked: readonly WorkedExample[] = [
  { id: 'luc', figure: 'code', attributes: { class: '3', subclass: 'w', unit: 2 }, is: '3w2' },
  // Two barrels of 0.6 m: 2 × π × 0.3².
  { id: 'culvert', figure: 'openingArea', attributes: { diameter: 600, barrels: 2 }, is: 0.565487 },
  { id: 'track', figure: 'area', attributes: { width: 4.5 }, measures: { lengthMetres: 820.4 }, is: 3691.8 },
  // 0.25 ha of 3 m: 2,500 × 0.4 × 3.
  {
    id: 'dam',
    figure: 'estimatedVolume',
    attributes: { maxDepth: 3 },
    measures: { areaHectares: 0.25, areaM2: 2500 },
    is: 3000,
  },
  // 300 × 1.0 + 40 × 0.7 + 25 × 5.0.
  {
    id: 'lmu',
    figure: 'stockUnits',
    attributes: {
      stock: [
        { type: 'sheep', stockClass: 'maEwes', head: 300 },
        { type: 'sheep', stockClass: 'eweHoggets', head: 40 },
        { type: 'beefDairyGrazing', stockClass: 'r2Steers', head: 25 },
      ],
    },
    is: 453,
  },
  // Three hoggets of 0.7 are 2.1, not 2.0999….
  {
    id: 'paddock',
    figure: 'stockUnits',
    attributes: { stock: [{ type: 'sheep', stockClass: 'eweHoggets', head: 3 }] },
    is: 2.1,
  },
  { id: 'linear', figure: 'coveredArea', attributes: { length: 300, travelLength: 1200 }, is: 36 },
  // A full circle of 450 m: π × 450² ÷ 10,000; from 300 to 60 degrees is a third of it.
  { id: 'pivot', figure: 'sweptArea', attributes: { length: 430, overhang: 20 }, is: 63.617251 },
  { id: 'pivot', figure: 'sweptArea', attributes: { length: 450, arcFrom: 300, arcTo: 60 }, is: 21.20575 },
  { id: 'pivot', figure: 'volumePerPass', attributes: { applicationDepth: 12, areaIrrigated: 60 }, is: 7200 },
  { id: 'pivot', figure: 'capacityFromRate', attributes: { maxRate: 35, areaIrrigated: 60 }, is: 5.04 },
  {
    id: 'solidSet',
    figure: 'intensity',
    attributes: { sprinklerFlow: 1000, sprinklerSpacing: 12, rowSpacing: 18 },
    is: 4.62963,
  },
  {
    id: 'micro',
    figure: 'intensity',
    attributes: { emitterFlow: 2, emitterSpacing: 0.5, rowSpacing: 2.5 },
    is: 1.6,
  },
  // 20 L/s at 30 m/h on lanes of 80 m.
  {
    id: 'travelling',
    figure: 'depthFromRate',
    attributes: { maxRate: 20, travelSpeed: 30, laneSpacing: 80 },
    is: 30,
  },
  {
    id: 'borderDyke',
    figure: 'volumePerWatering',
    attributes: { headraceFlow: 150, waterTime: 20 },
    is: 180,
  },
  // 3,000 m³, less 0.5 m off 0.2 ha, less 200 m³ of sludge.
  {
    id: 'effluent',
    figure: 'usableVolume',
    attributes: { totalVolume: 3000, freeboard: 0.5, sludgeVolume: 200 },
    measures: { areaHectares: 0.2, areaM2: 2000 },
    is: 1800,
  },
  // A tank of 45 m² across has a surface, though in hectares to 2 decimals it has none: 500 − 0.6 × 45.
  {
    id: 'effluent',
    figure: 'usableVolume',
    attributes: { totalVolume: 500, freeboard: 0.6 },
    measures: { areaHectares: 0, areaM2: 45 },
    is: 473,
  },
  {
    id: 'dam',
    figure: 'estimatedVolume',
    attributes: { maxDepth: 2 },
    measures: { areaHectares: 0.01, areaM2: 145 },
    is: 116,
  },
  {
    id: 'effluent',
    figure: 'storageDays',
    attributes: { totalVolume: 3000, freeboard: 0.5, sludgeVolume: 200, dailyVolume: 40 },
    measures: { areaHectares: 0.2, areaM2: 2000 },
    is: 45,
  },
  {
    id: 'effluent',
    figure: 'nitrogenEachTime',
    attributes: { applicationDepth: 10, nitrogenConcentration: 400 },
    is: 40,
  },
  // 25,000 L at 4,000 L a day.
  { id: 'waterTank', figure: 'storedDays', attributes: { capacity: 25_000, dailyUse: 4000 }, is: 6.25 },
  // 9 L/min are 540 L an hour on 15 m × 15 m, which are 2.4 mm.
  {
    id: 'sprayLines',
    figure: 'intensity',
    attributes: { podFlow: 9, podSpacing: 15, shiftSpacing: 15 },
    is: 2.4,
  },
  // 40 m³ a day on 270 days with 400 g in each: 10,800 m³ hold 4,320 kg, which at 150 kg/ha need 28.8 ha.
  {
    id: 'effluent',
    figure: 'nitrogenOfYear',
    attributes: { dailyVolume: 40, daysPerYear: 270, nitrogenConcentration: 400 },
    is: 4320,
  },
  {
    id: 'effluent',
    figure: 'hectaresAtLimit',
    attributes: { dailyVolume: 40, daysPerYear: 270, nitrogenConcentration: 400, nitrogenLoad: 150 },
    is: 28.8,
  },
  // 300 m ÷ 20 and ÷ 15.
  {
    id: 'transect',
    figure: 'cores',
    attributes: {},
    measures: { lengthMetres: 300 },
    is: '15 to 20, one every 15 to 20 m',
  },
  {
    id: 'transect',
    figure: 'cores',
    attributes: {},
    measures: { lengthMetres: 120 },
    is: '15 to 20, one every 6.0 to 8.0 m',
  },
  {
    id: 'baitStation',
    figure: 'caught',
    attributes: { checks: [{ catchCount: 2 }, {}, { catchCount: 1 }] },
    is: 3,
  },
];

test.each(worked)('$figure of $id is $is', ({ id, figure, attributes, measures = {}, is }) => {
  const value = kindById(id)
    .derived?.find(({ key }) => key === figure)
    ?.of(attributes, measures);
  if (typeof is === 'number') expect(value).toBeCloseTo(is, 5);
  else expect(value).toBe(is);
});

test.each(worked)('$figure of $id is left out while nothing is filled in', ({ id, figure }) => {
  const value = kindById(id)
    .derived?.find(({ key }) => key === figure)
    ?.of({}, {});
  expect(value).toBeUndefined();
});

describe('the days since a trap was last checked', () => {
  const figureOn = (attributes: Attributes) =>
    derivedRows(kindById('baitStation'), attributes, {}, '2026-03-02').find(
      ({ key }) => key === 'sinceChecked',
    )?.text;

  test.each([
    ['by the day that was filled in', { lastChecked: '2026-02-27' }, '3 days'],
    [
      'by its log where that is newer, in whatever order',
      { lastChecked: '2025-12-01', checks: [{ date: '2026-03-01' }, { date: '2026-01-05' }] },
      '1 day',
    ],
    [
      'by the newest that is not still to come',
      { lastChecked: '2026-02-20', checks: [{ date: '2026-03-09' }, { date: '2026-02-27' }] },
      '3 days',
    ],
    ['on the very day', { checks: [{ date: '2026-03-02' }] }, '0 days'],
  ])('%s', (_by, attributes, text) => {
    expect(figureOn(attributes)).toBe(text);
  });

  test.each([
    ['it was never checked', {}],
    ['a day is still to come', { lastChecked: '2026-03-03' }],
  ])('are left out where %s', (_where, attributes) => {
    expect(figureOn(attributes)).toBeUndefined();
  });
});

test.each([
  ['waterTank', 'storedDays', { capacity: 25_000, dailyUse: 0 }],
  [
    'effluent',
    'hectaresAtLimit',
    { dailyVolume: 40, daysPerYear: 270, nitrogenConcentration: 400, nitrogenLoad: 0 },
  ],
] as const)('%s has no %s where it would be divided by nothing', (id, figure, attributes) => {
  expect(
    kindById(id)
      .derived?.find(({ key }) => key === figure)
      ?.of(attributes, {}),
  ).toBeUndefined();
});

test.each(['box', 'arch', 'bridge', 'ford'])(
  'a %s is not round, and has no opening by its width',
  (culvertType) => {
    const opening = kindById('culvert').derived?.find(({ key }) => key === 'openingArea');
    expect(opening?.of({ culvertType, diameter: 4000 }, {})).toBeUndefined();
  },
);
