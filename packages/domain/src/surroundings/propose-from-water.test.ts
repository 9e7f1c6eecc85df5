import { expect, test } from 'vitest';
import { allKinds } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { proposeFromWater } from './propose-from-water.ts';

const found = { value: 36, help: 'To Duck pond.' };

test('what was measured to the nearest water is proposed for a field that asks for it, with what it is', () => {
  expect(proposeFromWater(kinds.storageArea.fields.distanceToWater, found)).toEqual({
    value: '36',
    sentence: '36 m on the map.',
    detail: 'To Duck pond.',
  });
});

test('nothing is proposed where nothing is known, for another field, and above what the field may hold', () => {
  expect(proposeFromWater(kinds.trough.fields.distanceToWater, undefined)).toBeNull();
  expect(proposeFromWater(kinds.storageArea.fields.distanceToBore, found)).toBeNull();
  expect(proposeFromWater(kinds.trough.fields.distanceToWater, { ...found, value: 2001 })).toBeNull();
});

test('by hand: the fields that are measured to water, and their kinds show the figure on their page', () => {
  const measured = allKinds.filter(({ fields }) =>
    Object.values(fields).some(({ measuredTo }) => measuredTo !== undefined),
  );
  const showing = allKinds.filter(({ derivedAround = [] }) =>
    derivedAround.some(({ from }) => from === 'metresToWater'),
  );
  expect(measured.map(({ id }) => id)).toEqual(['trough', 'building', 'storageArea']);
  expect(showing).toEqual(expect.arrayContaining(measured));
});
