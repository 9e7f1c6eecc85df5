import type { PolygonGeometry } from '@tussock/geometry';
import { kinds } from '@tussock/domain';
import { expect, test } from 'vitest';
import { seasonOnDevice, trialOnDevice } from './nitrogen-on-device.ts';

/** About 90 ha. */
const ground: PolygonGeometry = {
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
const urea = (applicationDate: string, rate: number) => ({
  name: 'Urea',
  status: 'existing',
  applicationDate,
  landUse: 'pastureGrazed',
  paddocks: ['p1'],
  area: 90.48,
  areaIsTyped: false,
  fertiliser_application_product: [{ product: 'Urea', application_rate: rate, nitrogen: 46 }],
});
const row = (id: string, entity: string, values: object, made: object = {}) => ({
  id,
  entity,
  version: 1,
  values: values as Readonly<Record<string, unknown>>,
  made: made as Readonly<Record<string, unknown>>,
});
const rows = [
  row('plan', 'plan', { region: 'canterbury' }),
  row(
    'p1',
    kinds.paddock.id,
    { name: 'House', use: 'pasture', status: 'existing', geometry: ground },
    { areaHectares: 90.48 },
  ),
  row('a1', kinds.fertiliser.id, { ...urea('2026-08-20', 100), geometry: ground }),
];

test('a season is worked out from the rows of the record, as the server does', () => {
  const season = seasonOnDevice(rows, 2026);
  expect(season).toMatchObject({
    season: { name: '2026/27' },
    paddocks: [{ _id: 'p1', name: 'House', highestKgPerHectare: 46 }],
  });
});

test('what an application in a form would add is worked out with what was put on before', () => {
  const trial = trialOnDevice(rows, { id: '', drawn: null, properties: urea('2026-11-28', 65) });
  expect(trial).toHaveProperty(
    'places.0',
    expect.objectContaining({ name: 'House', beforeKgPerHectare: 46, afterKgPerHectare: 75.9 }),
  );
});
