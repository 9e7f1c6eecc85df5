import { expect, test } from 'vitest';
import { lastDoneAt } from './last-done-at.ts';

const row = (id: string, entity: string, values: object) => ({
  id,
  entity,
  values: values as Readonly<Record<string, unknown>>,
});
const spread = (id: string, applicationDate: string, more: object = {}) =>
  row(id, 'fertiliser', {
    status: 'existing',
    applicationDate,
    paddocks: ['p1'],
    fertiliser_application_product: [{ product: 'Urea', application_rate: 65 }],
    ...more,
  });
const action = (id: string, state: string, dueOn: string, featureIds = ['p1']) =>
  row(id, 'action', { title: id, state, dueOn, featureIds });

test('given several applications to a paddock, then the latest that was done is told, planned ones and those elsewhere are not', () => {
  const rows = [
    spread('old', '2026-04-01'),
    spread('newest', '2026-10-12'),
    spread('planned', '2026-12-01', { status: 'planned' }),
    spread('elsewhere', '2026-11-01', { paddocks: ['p2'] }),
  ];
  expect(lastDoneAt(rows, 'p1').fertiliser).toEqual({
    id: 'newest',
    day: '2026-10-12',
    products: 'Urea 65 kg/ha',
  });
});

test('given tests of a transect, then the latest is told', () => {
  const rows = ['2023-03-01', '2026-06-18'].map((sampledOn) =>
    row(sampledOn, 'soilTest', { transectId: 't1', sampledOn }),
  );
  expect(lastDoneAt(rows, 't1').soilTest).toEqual({ day: '2026-06-18' });
});

test('given a transect that begins in a paddock, then its test is that of the paddock, and one beside it is not', () => {
  const paddock = {
    type: 'Polygon',
    coordinates: [
      [
        [172, -43],
        [172.01, -43],
        [172.01, -42.99],
        [172, -42.99],
        [172, -43],
      ],
    ],
  };
  const transect = (id: string, west: number) =>
    row(id, 'transect', {
      geometry: {
        type: 'LineString',
        coordinates: [
          [west, -42.995],
          [west + 0.001, -42.995],
        ],
      },
    });
  const rows = [
    row('p1', 'paddock', { geometry: paddock }),
    transect('inside', 172.005),
    transect('beside', 172.02),
    row('one', 'soilTest', { transectId: 'inside', sampledOn: '2023-03-01' }),
    row('other', 'soilTest', { transectId: 'beside', sampledOn: '2026-03-01' }),
  ];
  expect(lastDoneAt(rows, 'p1').soilTest).toEqual({ day: '2023-03-01' });
});

test('given actions on a feature, then the open one that is due first is told', () => {
  const rows = [
    action('later', 'agreed', '2027-05-01'),
    action('first', 'inProgress', '2027-01-01'),
    action('done', 'done', '2026-01-01'),
    action('elsewhere', 'agreed', '2026-01-01', ['p2']),
  ];
  expect(lastDoneAt(rows, 'p1').action?.id).toBe('first');
});

test('given irrigation in the log of an irrigator and effluent on a paddock, then the latest of each is told there', () => {
  const rows = [
    row('pivot', 'pivot', {
      status: 'existing',
      irrigations: [
        { date: '2026-11-20', depth: 12 },
        { date: '2026-11-02', depth: 9 },
      ],
    }),
    row('pond', 'effluent', {
      status: 'existing',
      applications: [{ date: '2026-11-05', depth: 8, volume: 120, paddockIds: ['p1'] }],
    }),
  ];
  expect(lastDoneAt(rows, 'pivot').events).toEqual([
    { event: 'irrigation', day: '2026-11-20', said: '12 mm' },
  ]);
  expect(lastDoneAt(rows, 'p1').events).toEqual([
    { event: 'spreading', day: '2026-11-05', said: '8 mm, 120 m³' },
  ]);
});

test('given nothing is recorded at a feature, then nothing is told', () => {
  expect(lastDoneAt([], 'p1')).toEqual({ fertiliser: null, soilTest: null, events: [], action: null });
});
