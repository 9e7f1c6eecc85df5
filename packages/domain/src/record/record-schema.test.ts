import { expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { recordSchema, upgradeValues, versionInSchema } from './record-schema.ts';

test('a schema names the versions of kinds that have had others before', () => {
  expect(recordSchema('mark')).toMatch(/^mark~([a-zA-Z]+[2-9]\.?)+$/);
  expect(versionInSchema(recordSchema('mark'), 'transect')).toBe(2);
  expect(versionInSchema(recordSchema('mark'), 'paddock')).toBe(1);
});

test.each([
  ['mark~lmu3.paddock12', 'paddock', 12],
  ['mark~lmu3.paddock12', 'lmu', 3],
  ['mark~lmu3.paddock12', 'trough', 1],
  ['mark~', 'lmu', 1],
  ['a schema of before they were named', 'fertiliser', 2],
  ['a schema of before they were named', 'lmu', 1],
])('%s has %s in version %i', (schema, kindId, version) => {
  expect(versionInSchema(schema, kindId)).toBe(version);
});

const kind = {
  ...kindById('trough'),
  version: 3,
  upgrades: [
    ({ size, ...rest }: Record<string, unknown>) => ({ ...rest, litres: size }),
    (values: Record<string, unknown>) => ({ isMeasured: false, ...values }),
  ],
};

test('a whole thing is brought up step by step', () => {
  const from = { version: 1, isWhole: true };
  expect(upgradeValues(kind, { size: 90 }, from)).toEqual({ litres: 90, isMeasured: false });
});

test('a few values are brought up, and nothing is added that nobody wrote', () => {
  const from = { version: 1, isWhole: false };
  expect(upgradeValues(kind, { size: 90 }, from)).toEqual({ litres: 90 });
  expect(upgradeValues(kind, { name: 'Ford' }, from)).toEqual({ name: 'Ford' });
  expect(upgradeValues(kind, { isMeasured: false }, from)).toEqual({ isMeasured: false });
});

test('values of a later version are not guessed at', () => {
  expect(upgradeValues(kind, { name: 'Ford' }, { version: 4, isWhole: false })).toBeUndefined();
});
