import { describe, expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { checkAttributes } from '../derive/check-attributes.ts';
import { planInfoFields } from '../plan/plan-info.ts';
import { checkFields } from './field-checks.ts';

const spreading = (product: object) => ({
  name: 'Spring',
  status: 'existing',
  area: 1,
  applicationDate: '2026-08-20',
  applicationMethod: 'aircraft',
  landUse: 'pastureGrazed',
  fertiliser_application_product: [{ product: 'Mix', application_rate: 100, ...product }],
});
const refusalsOf = (checked: ReturnType<typeof checkFields>) => (checked.ok ? [] : checked.refusals);
const message = 'The nutrients of a product must not come to more than 100 %: these come to 100.01 %';

describe('the nutrients of a product', () => {
  test('may come to 100 %', () => {
    const values = spreading({ nitrogen: 46, sulphur: 54 });
    expect(refusalsOf(checkAttributes(kindById('fertiliser'), values))).toEqual([]);
  });

  test('are refused above 100 %, at the largest', () => {
    const values = spreading({ nitrogen: 46, sulphur: 54.01 });
    expect(refusalsOf(checkAttributes(kindById('fertiliser'), values))).toEqual([
      { field: 'fertiliser_application_product.0.sulphur', message },
    ]);
  });

  test('of a product of one’s own are refused above 100 % as well', () => {
    const { ownFertilisers } = planInfoFields;
    const values = { ownFertilisers: [{ product: 'Mix', nitrogen: 80, phosphorus: 20.01 }] };
    expect(refusalsOf(checkFields({ ownFertilisers }, values))).toEqual([
      { field: 'ownFertilisers.0.nitrogen', message },
    ]);
  });
});

test.each([
  { applicationDate: '2150-01-01', fields: ['applicationDate'] },
  { applicationDate: '1899-12-31', fields: ['applicationDate'] },
  { applicationDate: '0026-08-20', fields: ['applicationDate'] },
  { applicationDate: '2026-08-20', fields: [] },
])('a date of $applicationDate is refused at $fields', ({ applicationDate, fields }) => {
  const checked = checkAttributes(kindById('fertiliser'), { ...spreading({}), applicationDate });
  expect(refusalsOf(checked).map(({ field }) => field)).toEqual(fields);
});

test('a month of the year 2150 is refused', () => {
  const fields = { built: { type: 'month', label: 'Built' } } as const;
  expect(refusalsOf(checkFields(fields, { built: '2150-01' }))).toEqual([
    { field: 'built', message: 'Built must be a month between 1900 and 2100' },
  ]);
});
