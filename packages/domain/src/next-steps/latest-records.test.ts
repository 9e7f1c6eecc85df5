import { expect, test } from 'vitest';
import { latestRecords } from './latest-records.ts';

const row = (id: string, entity: string, values: object) => ({
  id,
  entity,
  values: values as Readonly<Record<string, unknown>>,
});
const rows = [
  row('p1', 'paddock', { name: 'House' }),
  row('t1', 'transect', { name: 'Flat line' }),
  row('a1', 'fertiliser', {
    status: 'existing',
    applicationDate: '2026-10-12',
    paddocks: ['p1'],
    fertiliser_application_product: [{ product: 'Urea', application_rate: 65 }],
  }),
  row('a2', 'fertiliser', { status: 'removed', applicationDate: '2026-11-12', paddocks: ['p1'] }),
  row('s1', 'soilTest', { transectId: 't1', sampledOn: '2026-11-01' }),
];

test('given applications and soil tests, then the latest comes first, each with where it was; removed ones are left out', () => {
  expect(latestRecords(rows, { most: 10 })).toEqual([
    {
      id: 's1',
      sort: 'test',
      day: '2026-11-01',
      what: 'Soil test',
      where: ['Flat line'],
      isPlanned: false,
    },
    {
      id: 'a1',
      sort: 'application',
      day: '2026-10-12',
      what: 'Urea 65 kg/ha',
      where: ['House'],
      isPlanned: false,
    },
  ]);
});

test('given events in logs of features, then each is listed with where it was, and those of removed features are not', () => {
  const irrigations = [{ date: '2026-11-20', depth: 12, hours: 6 }, { date: '2026-11-22' }];
  const logged = [
    row('p1', 'paddock', { name: 'House' }),
    row('i1', 'pivot', { name: 'North pivot', status: 'existing', irrigations }),
    row('i2', 'pivot', { name: 'Old pivot', status: 'removed', irrigations }),
    row('e1', 'effluent', {
      name: 'Pond',
      applications: [{ date: '2026-11-21', volume: 40, paddockIds: ['p1'] }],
    }),
  ];
  expect(latestRecords(logged, { most: 10 }).map(({ what, where, logged: at }) => [what, where, at])).toEqual(
    [
      ['Irrigation', ['North pivot'], { kindId: 'pivot', index: 1 }],
      ['Effluent, 40 m³', ['Pond', 'House'], { kindId: 'effluent', index: 0 }],
      ['Irrigation, 12 mm, 6 hours', ['North pivot'], { kindId: 'pivot', index: 0 }],
    ],
  );
});

test('no more are listed than are asked for', () => {
  expect(latestRecords(rows, { most: 1 })).toHaveLength(1);
});
