import { expect, test } from 'vitest';
import { allSections } from './registry.ts';
import { recordFacts } from './record-facts.ts';

const row = (entity: string, values: object, made: object = {}) => ({
  entity,
  values: values as Readonly<Record<string, unknown>>,
  made: made as Readonly<Record<string, unknown>>,
});
const existing = (entity: string, values: object, made: object = {}) =>
  row(entity, { status: 'existing', ...values }, made);

test.each([
  [
    'knowYourLand',
    [existing('lmu', {}), existing('lmu', {}), row('soilTest', { sampledOn: '2026-06-18' })],
    ['2 land units drawn with soil and slope', '1 soil test, the last on 18 Jun 2026'],
  ],
  [
    'efficientSystem',
    [existing('pivot', { lastTested: '2026-02-03' }), existing('micro', {})],
    ['Performance tested: 1 of 2 irrigation systems, the last on 3 Feb 2026'],
  ],
  [
    'measuredWater',
    [
      existing('pivot', { meter: 'telemetry' }),
      existing('linear', { meter: 'none' }),
      row('plan', { consents: [{ consentNumber: 'CRC1' }] }),
    ],
    ['Metered: 1 of 2 irrigation systems', '1 consent in the register'],
  ],
  [
    'justifiedWater',
    [existing('pivot', { scheduling: ['fixedRotation'] }), existing('device', { deviceType: 'soilProbe' })],
    ['1 soil probe'],
  ],
  [
    'effluentToPlants',
    [
      existing('effluent', {
        failSafe: true,
        applications: [{ date: '2026-10-04' }, { date: '2026-09-01' }],
      }),
    ],
    ['2 effluent applications logged, the last on 4 Oct 2026', 'Fail-safe at 1 of 1 effluent system'],
  ],
  [
    'enoughStorage',
    [existing('effluent', { totalVolume: 1500, requiredVolume: 1200, linerTested: 'failed' })],
    ['Effluent storage: 1500 m³ held, 1200 m³ needed'],
  ],
  [
    'stockOutOfWater',
    [
      existing('fenceline', { purpose: 'waterwayOrWetland' }, { lengthMetres: 1240.4 }),
      existing('fenceline', { purpose: 'subdivision' }, { lengthMetres: 900 }),
    ],
    ['1,240 m of fence along water'],
  ],
  [
    'csaManaged',
    [
      existing('csa', { mitigations: ['avoidGrazing'], stockExcluded: 'inWinter' }),
      existing('csa', { stockExcluded: 'never' }),
    ],
    ['2 critical source areas: 1 with treatment in place or dated, 1 with stock kept out'],
  ],
  [
    'coverAfterGrazing',
    [
      existing('paddock', { winterGrazing: true, resownBy: '2026-10-01' }),
      existing('paddock', { winterGrazing: true }),
    ],
    ['Re-sowing day for 1 of 2 winter grazed paddocks'],
  ],
  [
    'knowNumber',
    [row('stockRow', { month: '2026-07' }), row('stockRow', { month: '2026-06' })],
    ['Stock recorded for 2 months, June 2026 to July 2026'],
  ],
  ['safePeople', [existing('building', {})], []],
] as const)('given a record, the facts for %s are said', (outcome, rows, sentences) => {
  expect(recordFacts(rows)(outcome)).toEqual(sentences);
});

test('given something is only planned or was removed, then it is no fact', () => {
  const rows = ['planned', 'removed'].map((status) =>
    row('fenceline', { status, purpose: 'waterwayOrWetland' }, { lengthMetres: 500 }),
  );
  expect(recordFacts([...rows, row('csa', { status: 'planned' })])('stockOutOfWater')).toEqual([]);
});

test('given an empty record, then nothing is said of any outcome', () => {
  const factsFor = recordFacts([]);
  expect(allSections().flatMap(({ subOutcomes }) => subOutcomes.flatMap(({ key }) => factsFor(key)))).toEqual(
    [],
  );
});
